import type { Card, Symbol } from "$lib/fzzzt/cards";
import type { Pieces } from "./view";

const SYMBOLS: readonly Symbol[] = ["nut", "bolt", "cog", "oil"];
const POWER = [1, 2, 3, 4, 5, 3];
const POINTS = [1, 1, 2, 2, 3, 3];

type Numbers = Pick<Pieces, "first_city" | "auction" | "resources" | "building" | "special">;

/**
 * A robot's face follows from its pieces: B is the build, A and F are the eyes, R is
 * the mouth, and all five together what else there is to see.
 */
export function faceOf(pieces: Numbers): Card {
  const { first_city, auction, resources, building, special } = pieces;
  const eyes = [auction, first_city].map((number) => SYMBOLS[Math.max(0, number - 1) % 4]!);
  return {
    id: `pg-${[first_city, auction, resources, building, special].join("")}`,
    kind: "robot",
    power: POWER[building - 1] ?? 3,
    points: POINTS[resources - 1] ?? 2,
    symbols: [...new Set(eyes)],
    player: null,
    belt_speed: null,
    set: "powergrid",
  };
}

/** The pieces as they are printed, in the order of the phases: `F2`, `A4`; without those that a robot lacks. */
export function stripOf({ first_city, auction, resources, building, special }: Numbers): string[] {
  const strip = { F: first_city, A: auction, R: resources, B: building, S: special };
  return Object.entries(strip).flatMap(([part, number]) => (number ? [`${part}${number}`] : []));
}
