import { createContext } from "svelte";
import type { SeatInfo } from "$lib/wire";
import { cardOf } from "./cards";
import type { Reveal } from "./reveal";
import type { FzzztView, PlayerView } from "./view";

/** What a scene is made of: a live table's, or a moment of a replay. */
export interface Source {
  view: FzzztView;
  seats: Pick<SeatInfo, "name" | "kind">[];
  toAct: number[];
  reveal: Reveal | undefined;
  /** How many cards a full belt has in this game. */
  beltLength: number;
}

/** A table of Fzzzt! as one viewer sees it at one moment. */
export class Scene {
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  get view(): FzzztView {
    return this.#source().view;
  }
  get toAct(): number[] {
    return this.#source().toAct;
  }
  get reveal(): Reveal | undefined {
    return this.#source().reveal;
  }

  /** The viewer's own seat; a spectator has none. */
  get me(): PlayerView | undefined {
    return this.view.seat === null ? undefined : this.view.players[this.view.seat];
  }

  /** Everybody else, clockwise from the viewer. */
  get others(): PlayerView[] {
    const { players, seat } = this.view;
    if (seat === null) return players;
    return [...players.slice(seat + 1), ...players.slice(0, seat)];
  }

  get isAuction(): boolean {
    return !["building", "layout", "over"].includes(this.view.phase) || !!this.reveal;
  }

  get beltLength(): number {
    return this.#source().beltLength;
  }

  /** How many rounds there will have been: as often as the deck fills a belt. */
  get rounds(): number {
    return this.view.round + Math.floor(this.view.deck_size / this.beltLength);
  }

  /** Which card of the belt is being bid for, counted from 1. */
  get auction(): number {
    const left = this.view.belt.length + this.view.face_down;
    return Math.min(this.beltLength, this.beltLength - left + 1);
  }

  /** The card that is being bid for. */
  get head(): string | undefined {
    return this.reveal?.card ?? this.view.belt[0];
  }

  name(seat: number): string {
    return this.#source().seats[seat]?.name ?? "?";
  }

  isBot(seat: number): boolean {
    return this.#source().seats[seat]?.kind === "bot";
  }

  isMe(seat: number): boolean {
    return seat === this.view.seat;
  }

  /** A player's number is his mechanic's: it gives colour and shape. */
  number(seat: number): number {
    const player = this.view.players[seat];
    const cards = [
      ...(player?.hidden ?? []),
      ...(player?.shown ?? []),
      ...(player?.spent ?? []),
      ...(player?.hand ?? []),
    ];
    const mechanic = cards.map(cardOf).find((card) => card.kind === "mechanic");
    return mechanic?.player ?? seat + 1;
  }

  /** What a card adds to a bid in this round. */
  powerOf(id: string): number {
    const card = cardOf(id);
    const { mechanic_power, fzzzt_has_power } = this.view.rules;
    if (card.kind === "mechanic") return mechanic_power;
    return card.kind === "fzzzt" && !fzzzt_has_power ? 0 : card.power;
  }

  powerOfAll(ids: Iterable<string>): number {
    return [...ids].reduce((sum, id) => sum + this.powerOf(id), 0);
  }
}

export const [getScene, setScene] = createContext<Scene>();
