/** Sizes of what is drawn on a map, and how such things overlap. */

export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its middle and half its width and height. */
export interface Box extends Point {
  w: number;
  h: number;
}

export type Side = "b" | "t" | "r" | "l";

/** A map's facts, as its file gives them. */
export interface MapFile {
  id: string;
  regions: readonly { id: string; color: string }[];
  cities: readonly { id: string; name: string; region: string; x: number; y: number }[];
  connections: readonly (readonly [from: string, to: string, cost: number])[];
}

/** A city on its way to its place; where its name stands is found later. */
export interface Place extends Point {
  id: string;
  name: string;
  region: string;
  side: Side;
}

export interface Line {
  from: Place;
  to: Place;
  /** Where along the line its cost stands. */
  at: number;
}

const CAPSULE = { w: 35, h: 16.5 };
const PILL = { w: 12.5, h: 10.5 };
const LETTER = 10.4;
const NARROW = /[ filrtjI.'-]/;
const WIDE = /[mwMWÖÜÄO]/;
const RUSSIAN = /[а-яё]/i;
const WIDE_RUSSIAN = /[джмфшщыю]/i;

export const capsuleOf = ({ x, y }: Point): Box => ({ x, y, ...CAPSULE });

export function pillOf({ from, to, at }: Line): Box {
  return { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at, ...PILL };
}

/** How wide a name is, about: no font is at hand when the maps are worked out. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * LETTER;
}

function widthOfLetter(letter: string): number {
  if (RUSSIAN.test(letter)) return WIDE_RUSSIAN.test(letter) ? 1.45 : 1.12;
  return NARROW.test(letter) ? 0.62 : WIDE.test(letter) ? 1.45 : 1.06;
}

/** Where a city's name stands. */
export function nameBox({ x, y, name, side }: Place): Box {
  const w = widthOf(name) / 2 + 5;
  const h = 8.5;
  switch (side) {
    case "b":
      return { x, y: y + 26.5, w, h };
    case "t":
      return { x, y: y - 26.5, w, h };
    case "r":
      return { x: x + 35 + w, y, w, h };
    case "l":
      return { x: x - 35 - w, y, w, h };
  }
}

/** How far two boxes lie over each other, across and down; less than 0 is apart. */
export function overlap(a: Box, b: Box): [across: number, down: number] {
  return [a.w + b.w - Math.abs(a.x - b.x), a.h + b.h - Math.abs(a.y - b.y)];
}

export function overlapArea(a: Box, b: Box): number {
  const [across, down] = overlap(a, b);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far two points are apart; this is asked millions of times, so no `hypot`. */
export const gap = (a: Point, b: Point) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** The point of a line that is nearest to another point. */
export function nearestOn(from: Point, to: Point, { x, y }: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(1, Math.max(0, along));
  return { x: from.x + dx * at, y: from.y + dy * at };
}

/** Does a line run through a box? */
export function crosses(from: Point, to: Point, box: Box): boolean {
  if (Math.abs(from.x + to.x - 2 * box.x) > Math.abs(from.x - to.x) + 2 * box.w) return false;
  if (Math.abs(from.y + to.y - 2 * box.y) > Math.abs(from.y - to.y) + 2 * box.h) return false;
  const near = nearestOn(from, to, box);
  if (Math.abs(near.x - box.x) < box.w && Math.abs(near.y - box.y) < box.h) return true;
  const corners = [-1, 1].map((s): [Point, Point] => [
    { x: box.x - box.w, y: box.y + s * box.h },
    { x: box.x + box.w, y: box.y - s * box.h },
  ]);
  return corners.some(([a, b]) => meet(from, to, a, b));
}

/** Do two lines meet? */
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
