import { onDestroy } from "svelte";
import deck from "$data/games/fzzzt/data/cards.json";
import names from "$data/app/locales/names.json";

export type Symbol = "nut" | "bolt" | "cog" | "oil";
export type Kind = "robot" | "upgrade" | "fzzzt" | "unit" | "mechanic";
export type UnitClass = "prototype" | "basic" | "enhanced" | "advanced" | "complex";

/** A card's facts, as the deck's file gives them. */
export interface Card {
  id: string;
  kind: Kind;
  power: number;
  points: number;
  symbols: readonly Symbol[];
  belt_speed: number | null;
  player: number | null;
  set: string;
  class?: UnitClass;
}

export interface Peripheral {
  id: string;
  name: string;
}

export const SYMBOLS: readonly Symbol[] = ["nut", "bolt", "cog", "oil"];

export const CARDS: readonly Card[] = [
  ...deck.robots,
  ...deck.upgrades,
  ...deck.fzzzt,
  ...deck.units,
  ...deck.mechanics,
] as Card[];

export const PERIPHERALS: readonly Peripheral[] = deck.peripherals;

/** A deck's facts, as the server gives them. */
export interface DeckFacts {
  cards: readonly (Omit<Card, "class"> & { unit_class: string | null })[];
  peripherals: readonly Peripheral[];
}

const CLASSES: readonly string[] = ["prototype", "basic", "enhanced", "advanced", "complex"];
const byId = new Map(CARDS.map((card) => [card.id, card]));
/** The cards and peripherals on the table where they are not ours; ours are still known. */
let own: { cards: Map<string, Card>; peripherals: readonly Peripheral[] } | undefined;

/** Play with another deck for as long as a page is shown; called while it is made. */
export function layOut(facts: DeckFacts | undefined): void {
  const laid = facts && { cards: new Map(facts.cards.map((card) => [card.id, cardIn(card)])), peripherals: facts.peripherals };
  own = laid;
  onDestroy(() => {
    if (own === laid) own = undefined;
  });
}

function cardIn({ unit_class, ...card }: DeckFacts["cards"][number]): Card {
  return CLASSES.includes(unit_class ?? "") ? { ...card, class: unit_class as UnitClass } : card;
}

/** A peripheral's own name. */
export function deviceName(id: string): string {
  return [...(own?.peripherals ?? []), ...PERIPHERALS].find((each) => each.id === id)?.name ?? id;
}

const NAMES: Record<string, string> = names;

/** A card by its id; what the wire names, we can draw. */
export function cardOf(id: string): Card {
  const card = own?.cards.get(id) ?? byId.get(id);
  if (!card) throw new Error(`no card is called ${id}`);
  return card;
}

/** A robot's own name, the same in all languages; nothing for other cards. */
export function robotName(id: string): string | undefined {
  return NAMES[id];
}

/** May a robot go on a unit: do they share a symbol? Only to explain a refusal. */
export function sharedSymbols(robot: Card, unit: Card): Symbol[] {
  return robot.symbols.filter((symbol) => unit.symbols.includes(symbol));
}
