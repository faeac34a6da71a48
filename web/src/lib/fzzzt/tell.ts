import { capital } from "$lib/message";
import type { Words } from "$lib/words.svelte";
import { cardOf, PERIPHERALS } from "./cards";
import { peripheralWord, titleOf, titlesOf } from "./labels";
import type { FzzztEvent } from "./view";

/** A sentence, with what to draw beside it: a seat's mark or a card's face. */
export interface Line {
  kind: FzzztEvent["type"];
  text: string;
  seat?: number;
  card?: string;
  isHeading?: boolean;
  /** Does what follows come after the last look? */
  isNews?: boolean;
}

interface Cast {
  name: (seat: number) => string;
  isMe: (seat: number) => boolean;
  seats: number;
}

/** Tells a game's events from its beginning: some sentences need what came before. */
export class Narrator {
  readonly #words: Words;
  readonly #cast: Cast;
  #chief = 0;
  #bids = new Map<number, string[]>();

  constructor(words: Words, cast: Cast) {
    this.#words = words;
    this.#cast = cast;
  }

  lines(events: readonly FzzztEvent[]): Line[] {
    const lines: Line[] = [];
    let turned: string[] = [];
    events.forEach((event, at) => {
      if (event.type === "CardTurned") {
        turned.push(event.card);
        if (events[at + 1]?.type === "CardTurned") return;
        lines.push({
          kind: event.type,
          text: this.#say("cards_turned", { cards: titlesOf(this.#words, turned) }),
          card: turned[0],
        });
        turned = [];
        return;
      }
      const line = this.#line(event);
      if (line?.text) lines.push({ kind: event.type, ...line });
    });
    return lines;
  }

  #line(event: FzzztEvent): Omit<Line, "kind"> | undefined {
    const words = this.#words;
    switch (event.type) {
      case "PersonalCardsTaken": {
        const [mechanic, ...robots] = event.cards;
        const number = cardOf(mechanic!).player ?? 0;
        const cards = titlesOf(words, robots);
        return this.#by("personal_cards", event.seat, { number, cards });
      }
      case "ChiefChanged":
        this.#chief = event.seat;
        return this.#by("chief_changed", event.seat);
      case "RoundBegan":
        return {
          text: this.#say("round_began", { round: event.round, n: event.belt }),
          isHeading: true,
        };
      case "HandDealt":
        return this.#by("hand_dealt", event.seat, { n: event.size, pile: event.pile });
      case "PeripheralRevealed":
        return { text: peripheralText(words, event.peripheral) };
      case "BidLaid":
        if (event.face_up && event.cards)
          return this.#by("bid_laid_open", event.seat, { cards: titlesOf(words, event.cards) });
        if (event.size === null) return this.#by("bid_laid_hidden", event.seat);
        return this.#by("bid_laid", event.seat, { n: event.size });
      case "BidsRevealed":
        return { text: this.#revealed(event.bids) };
      case "BidsTied":
        return { text: this.tie(event.seats, event.power) };
      case "CardWon":
        return {
          ...this.#by("card_won", event.seat, {
            card: titleOf(words, event.card),
            power: event.power,
          }),
          card: event.card,
        };
      case "BidPaid":
        return this.#paid(event.seat, event.cards);
      case "AuctionsEnded":
        return { text: this.#say("auctions_ended"), isHeading: true };
      case "RobotPlanned":
        return this.#robot("robot_planned", event.seat, event.robot, event.unit);
      case "BuildingFinished":
        return this.#by("building_finished", event.seat);
      case "RobotsAllocated": {
        const told = event.robots.map(([unit, robot]) =>
          this.#robot("robot_allocated", event.seat, robot, unit),
        );
        return { text: told.map((line) => line.text).join(" "), seat: event.seat };
      }
      case "GameScored":
        return { text: this.#say("game_scored"), isHeading: true };
      case "CardTurned":
        return undefined;
    }
  }

  /** Who tied, and why the first of them wins. */
  tie(seats: number[], power: number, chief = this.#chief): string {
    const winner = seats[0]!;
    const from = (seat: number) => (seat - chief + this.#cast.seats) % this.#cast.seats;
    const nearest = seats.reduce((best, seat) => (from(seat) < from(best) ? seat : best));
    const reason = winner === chief ? "chief" : winner === nearest ? "nearest" : "farthest";
    const names = this.#words.list(seats.map((seat) => this.#name(seat)));
    const tied = capital(this.#say("tied", { names, power }));
    return `${tied} ${this.#by(`tie.${reason}`, winner).text}`;
  }

  sentence(kind: string, seat: number, values = {}): string {
    return this.#by(kind, seat, values).text;
  }

  #revealed(bids: [number, string[], number][]): string {
    this.#bids = new Map(bids.map(([seat, cards]) => [seat, cards]));
    const told = bids.map(([seat, cards, power]) =>
      this.#say("one_bid", {
        name: this.#name(seat),
        power,
        cards: titlesOf(this.#words, cards),
      }),
    );
    return this.#say("bids_revealed", { bids: told.join(", ") });
  }

  /** Only told where the winner does not pay the whole bid. */
  #paid(seat: number, cards: string[]): Omit<Line, "kind"> | undefined {
    if (cards.length === (this.#bids.get(seat) ?? cards).length) return undefined;
    return this.#by("bid_paid", seat, { cards: titlesOf(this.#words, cards) });
  }

  #robot(kind: string, seat: number, robot: string, unit: string) {
    return this.#by(kind, seat, {
      robot: titleOf(this.#words, robot),
      unit: titleOf(this.#words, unit),
    });
  }

  #by(kind: string, seat: number, values: Record<string, string | number> = {}) {
    const who = this.#cast.isMe(seat) ? "you" : "other";
    return { text: this.#say(kind, { who, name: this.#cast.name(seat), ...values }), seat };
  }

  #name(seat: number): string {
    return this.#cast.isMe(seat) ? this.#words.say("web.you_in_a_list") : this.#cast.name(seat);
  }

  #say(kind: string, values: Record<string, string | number> = {}): string {
    return this.#words.say(`fzzzt.event.${kind}`, values);
  }
}

export function peripheralName(id: string): string {
  return PERIPHERALS.find((peripheral) => peripheral.id === id)?.name ?? id;
}

export function peripheralText(words: Words, id: string): string {
  return words.say("fzzzt.event.peripheral", {
    peripheral: peripheralName(id),
    effect: words.say(`fzzzt.peripheral.${peripheralWord(id)}`),
  });
}
