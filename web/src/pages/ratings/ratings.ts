import { PARTS } from "$lib/powergrid/setup";
import { search } from "$lib/ui/search";
import type { EveryRobot } from "$lib/wire";

/** A robot and how strong it is at tables of one size. */
export interface Rated {
  /** Its pieces, in the order of the parts. */
  pieces: readonly number[];
  /** As they are written: `2-5-1-6-3`. */
  name: string;
  points: number;
  spread: number;
  rank: number;
  difficulty: string;
}

const CHOICES = 6;
/** Pieces as they are searched for: `3-?-?-6-2`. */
const PATTERN = /^[1-6?](?:-[1-6?]){4}$/;

/** The pieces of the robot at a place in the list of all. */
export const piecesAt = (at: number): number[] =>
  PARTS.map((_, part) => (Math.floor(at / CHOICES ** (PARTS.length - 1 - part)) % CHOICES) + 1);

/** All robots where so many play, the strongest first. */
export function rated({ points, spreads, last_ranks }: EveryRobot, seats: number): Rated[] {
  const mine = points[seats] ?? [];
  const order = mine.map((_, at) => at).sort((one, other) => mine[other]! - mine[one]! || one - other);
  const thirds = Object.entries(last_ranks).sort(([, one], [, other]) => one - other);
  return order.map((at, place) => {
    const pieces = piecesAt(at);
    const difficulty = thirds.find(([, last]) => place < last)?.[0] ?? "";
    return { pieces, name: pieces.join("-"), points: mine[at]!, spread: spreads[seats]![at]!, rank: place + 1, difficulty };
  });
}

/** The robots that fit what is searched for: pieces, or words of their names. */
export function fitting(robots: readonly Rated[], query: string, nameOf: (piece: string) => string): Rated[] {
  const words = query.trim().split(/\s+/);
  const patterns = words.filter((word) => PATTERN.test(word)).map((word) => word.split("-"));
  const others = words.filter((word) => !PATTERN.test(word)).join(" ");
  const fits = ({ pieces }: Rated) =>
    patterns.every((pattern) => pattern.every((piece, part) => piece === "?" || Number(piece) === pieces[part]));
  const found = robots.filter(fits);
  return others ? search(found, ({ pieces }) => namesOf(pieces).map((piece) => `${piece} ${nameOf(piece)}`).join(" ; "), others) : found;
}

/** Pieces by their printed names: `F2`, `A5`. */
export const namesOf = (pieces: readonly number[]): string[] => pieces.map((piece, part) => `${PARTS[part]}${piece}`);
