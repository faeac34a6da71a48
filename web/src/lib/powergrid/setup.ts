import type { GameSetups, NewSeat } from "$lib/wire";
import type { components } from "../../generated/wire";
import { ROBOT_NAMES } from "./names";

type Schemas = components["schemas"];

/** What depends on the number of seats. */
export type Figures = Schemas["PowerGridFigures"];
/** A map, the regions that may be played on by how many they are, and its own rules. */
export type MapChoices = Schemas["PowerGridMapSetups"];
/** What the server lets one choose from for Power Grid. */
export type PowerGridSetups = Schemas["PowerGridSetups"];

/** What of a game on offer, or of a file for it, is for Power Grid. */
export const powerGridSetups = ({ setups }: { setups: GameSetups }) => setups as PowerGridSetups;

/** The five parts of a robot, in the order in which their pieces are written. */
export const PARTS = ["F", "A", "R", "B", "S"] as const;
export type Part = (typeof PARTS)[number];
export const PIECES = [1, 2, 3, 4, 5, 6] as const;

/** A piece that will be dealt; below it, one that is dealt for a robot as difficult as asked for. */
export const DEALT = 0;
export const DIFFICULTIES = ["any", "easy", "fair", "hard"] as const;
/** How pieces are written that will be dealt. */
const UNDEALT = "?efh";

/** Five pieces, in the order of the parts. */
export type Pieces = number[];

export const allDealt = (): Pieces => PARTS.map(() => DEALT);

/** Pieces as they are written: `2-?-1-6-3`. */
export const writePieces = (pieces: Pieces): string => pieces.map((piece) => (piece > DEALT ? piece : UNDEALT[-piece])).join("-");

/** Pieces as the server is asked for them: none if all are dealt. */
export const askedPieces = (pieces: Pieces): string | null =>
  pieces.some((piece) => piece !== DEALT) ? writePieces(pieces) : null;

/** How difficult the robot shall be: its place among the difficulties. */
export const difficultyOf = (pieces: Pieces): number => Math.max(0, ...pieces.map((piece) => -piece));

/** The same pieces for a robot that shall be as difficult as that. */
export const asDifficult = (pieces: Pieces, difficulty: number): Pieces =>
  pieces.map((piece) => (piece > DEALT ? piece : DEALT - difficulty));

export const readPieces = (text: string): Pieces => text.split("-").map((word) => Number(word) || DEALT);

/** Pieces by the names of their parts, as a robot's face is made from them. */
export function namedPieces(pieces: Pieces) {
  const [first_city = DEALT, auction = DEALT, resources = DEALT, building = DEALT, special = DEALT] = pieces;
  return { first_city, auction, resources, building, special };
}

/** Robots with pieces that are dealt. */
export function robots(count: number): NewSeat[] {
  return ROBOT_NAMES.slice(0, count).map((name) => ({ kind: "robot", name }));
}

/** How the regions are found: chosen in turn, drawn, or given beforehand. */
export const WAYS = ["drafted", "drawn", "given"] as const;
export type Way = (typeof WAYS)[number];

/** Which regions can still be added to some, so that they may be played on together. */
export function open(choices: readonly string[][], chosen: readonly string[]): Set<string> {
  const fitting = choices.filter((choice) => chosen.every((region) => choice.includes(region)));
  return new Set(fitting.flat());
}
