import deck from "$data/fzzzt/data/cards.json";
import names from "$data/locales/names.json";

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
] as unknown as Card[];

export const PERIPHERALS: readonly Peripheral[] = deck.peripherals;

const byId = new Map(CARDS.map((card) => [card.id, card]));
const NAMES: Record<string, string> = names;

/** A card by its id; what the wire names, we can draw. */
export function cardOf(id: string): Card {
  const card = byId.get(id);
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
