import type { Values } from "$lib/message";
import type { Words } from "$lib/words.svelte";
import { burntOf, cardName, fuelName, marketName, pieceName, regionName, tokensOf } from "./labels";
import type { PowerGridEvent } from "./view";

/** A sentence, with the seat whose mark stands beside it. */
export interface Line {
  kind: PowerGridEvent["type"];
  text: string;
  seat?: number;
  isHeading?: boolean;
}

export interface Cast {
  name: (seat: number) => string;
  isMe: (seat: number) => boolean;
  /** A city's name by its word in moves. */
  city: (word: string) => string;
  /** Has the map more than one resource market? */
  hasMarkets: boolean;
}

type Of<T extends PowerGridEvent["type"]> = Extract<PowerGridEvent, { type: T }>;

/** Events that say no more than a robot's reason right before them. */
const SAID = ["BidMade", "DroppedOut", "HouseBuilt", "IncomePaid", "OpeningPassed", "PlantDiscarded", "PlantOffered"];

/** Tells a game's events; tokens bought one after another are one sentence. */
export class Narrator {
  readonly #words: Words;
  readonly #cast: Cast;

  constructor(words: Words, cast: Cast) {
    this.#words = words;
    this.#cast = cast;
  }

  lines(events: readonly PowerGridEvent[]): Line[] {
    const lines: Line[] = [];
    let bought: Of<"FuelBought">[] = [];
    events.forEach((event, at) => {
      if (event.type === "FuelBought") {
        bought.push(event);
        if (goesOn(events, at)) return;
        lines.push(this.#purchase(bought));
        bought = [];
      } else if (!saysTheSame(events, at) && !wasSaid(events, at)) {
        const line = this.#line(event);
        if (line?.text) lines.push({ kind: event.type, ...line });
      }
    });
    return lines;
  }

  #purchase(bought: readonly Of<"FuelBought">[]): Line {
    const tokens = burntOf(this.#words, bought.map((event) => event.fuel));
    const payment = bought.reduce((sum, event) => sum + event.payment, 0);
    return { kind: "FuelBought", ...this.#by("fuel_bought", bought[0]!.seat, { tokens, payment }) };
  }

  #line(event: PowerGridEvent): Omit<Line, "kind"> | undefined {
    switch (event.type) {
      case "RoundBegan":
        return { text: this.#say("round_began", { round: event.round }), isHeading: true };
      case "StepChanged":
        return { text: this.#say("step_changed", { step: event.step }), isHeading: true };
      case "GameEnded":
        return { text: this.#say("game_ended"), isHeading: true };
      case "RobotDid":
        return { text: this.reason(event), seat: event.seat };
      case "PlantRan": {
        const values = { plant: event.plant, tokens: burntOf(this.#words, event.burnt) };
        return this.#by(event.burnt.length ? "plant_ran" : "plant_ran_free", event.seat, values);
      }
      case "HouseBuilt": {
        const { path, place } = event;
        const cost = path ? `${place} + ${path} = ${place + path}` : place;
        return this.#by("house_built", event.seat, { city: event.city, cost });
      }
      case "IncomePaid":
        return this.#by("income_paid", event.seat, { n: event.supplied, income: event.income });
      default:
        return this.#market(event) ?? this.#plain(event);
    }
  }

  #market(event: PowerGridEvent): Omit<Line, "kind"> | undefined {
    const words = this.#words;
    switch (event.type) {
      case "MarketSupplied": {
        const tokens = tokensOf(words, event.tokens) || "–";
        if (!this.#cast.hasMarkets) return { text: this.#say("market_supplied", { tokens }) };
        const market = marketName(words, event.market);
        return { text: this.#say("one_market_supplied", { market, tokens }) };
      }
      case "StackShuffled":
        return { text: this.#say("stack_shuffled", { n: event.cards.length }) };
      case "RegionsSettled": {
        const regions = event.regions.map((region) => regionName(words, region)).join(", ");
        return { text: this.#say("regions_settled", { regions }) };
      }
      case "OrderChanged": {
        const order = event.order.map((seat) => this.#name(seat)).join(", ");
        return { text: this.#say("order_changed", { order }) };
      }
      case "TurnEnded":
        return { text: "" };
      default:
        return undefined;
    }
  }

  /** Most events fill the gaps of their sentence with their own fields. */
  #plain(event: PowerGridEvent): Omit<Line, "kind"> {
    const { type, ...fields } = event as unknown as { type: string; seat?: number };
    const kind = KINDS[type] ?? snake(type);
    if (fields.seat === undefined) return { text: this.#say(kind, this.#named(fields)) };
    const { seat, ...others } = fields;
    return this.#by(kind, seat, others);
  }

  /** What a robot does and why, without saying who. */
  why({ reason, values }: Of<"RobotDid">): string {
    return this.#words.say(`powergrid.reason.${reason}`, this.#named(values as Record<string, unknown>));
  }

  /** What a robot does and why, with the piece that says so. */
  reason(event: Of<"RobotDid">): string {
    const { seat, piece } = event;
    const words = this.#words;
    const why = this.why(event);
    const name = this.#cast.name(seat);
    if (!piece) return words.say("powergrid.robot.did", { name, why });
    return words.say("powergrid.robot.did_by", { name, piece: pieceName(words, piece), why });
  }

  /**
   * Values of an event, a hint or a reason, in words by what they are; of a seat also
   * whether it is you, since languages have other words for you where it is not who
   * acts: `neben dir`.
   */
  #named(values: Record<string, unknown>): Values {
    const told = Object.entries(values).flatMap(([field, value]) => {
      const name = field === "behind" ? "neighbour" : field;
      const own = [name, this.named(name, value)];
      return SEATS.includes(name) ? [own, [`${name}_who`, this.#who(Number(value))]] : [own];
    });
    return Object.fromEntries(told);
  }

  named(name: string, value: unknown): string | number {
    const words = this.#words;
    switch (name) {
      case "plant":
      case "card":
        return cardName(words, value as number | string);
      case "fuel":
        return fuelName(words, value as never);
      case "city":
        return this.#cast.city(String(value));
      case "region":
        return regionName(words, String(value));
      case "market":
        return marketName(words, String(value));
      case "leader":
      case "robot":
      case "neighbour":
        return this.#cast.name(Number(value));
      case "piece":
        return pieceName(words, String(value));
      case "fuels":
        return (value as string[]).map((fuel) => fuelName(words, fuel as never)).join(", ");
      case "rule":
        return words.say(`powergrid.excluded.${value}`);
      case "excluded":
        return Object.entries(value as Record<string, string>)
          .map(([plant, rule]) => words.say("powergrid.excluded", { plant: cardName(words, plant), why: words.say(`powergrid.excluded.${rule}`) }))
          .join(", ");
    }
    return typeof value === "number" ? Math.round(value) : String(value);
  }

  #by(kind: string, seat: number, values: Record<string, unknown> = {}) {
    const told = { ...this.#named(values), who: this.#who(seat), name: this.#cast.name(seat) };
    return { text: this.#say(kind, told), seat };
  }

  #who(seat: number): "you" | "other" {
    return this.#cast.isMe(seat) ? "you" : "other";
  }

  #name(seat: number): string {
    return this.#cast.isMe(seat) ? this.#words.say("web.you") : this.#cast.name(seat);
  }

  #say(kind: string, values: Values = {}): string {
    return this.#words.say(`powergrid.event.${kind}`, {
      ...values,
      ...("card" in values ? { plant: values["card"]! } : {}),
    });
  }
}

/** Values that are seats. */
const SEATS = ["leader", "neighbour", "robot"];

/** Sentences that are not called like their event. */
const KINDS: Record<string, string> = {
  CityBidMade: "city_bid",
};

function snake(type: string): string {
  return type.replace(/(?!^)[A-Z]/g, "_$&").toLowerCase();
}

/** Is one more token of the same seat bought next, for the same reason if any? */
function goesOn(events: readonly PowerGridEvent[], at: number): boolean {
  const event = events[at] as Of<"FuelBought">;
  const next = events[at + 1]?.type === "RobotDid" && saysTheSame(events, at + 1) ? events[at + 2] : events[at + 1];
  return next?.type === "FuelBought" && next.seat === event.seat;
}

/** Is this a robot's reason for one more token, given for the last one already? */
function saysTheSame(events: readonly PowerGridEvent[], at: number): boolean {
  const [before, bought, event] = [events[at - 2], events[at - 1], events[at]];
  return (
    event?.type === "RobotDid" &&
    before?.type === "RobotDid" &&
    bought?.type === "FuelBought" &&
    event.seat === before.seat &&
    event.reason === before.reason
  );
}

/** Has a robot's reason told this already? */
function wasSaid(events: readonly PowerGridEvent[], at: number): boolean {
  const [before, event] = [events[at - 1], events[at]!];
  return (
    SAID.includes(event.type) &&
    before?.type === "RobotDid" &&
    before.seat === (event as { seat?: number }).seat &&
    before.reason !== "one_city_more"
  );
}
