/** Outlines of a field: marching squares, then fewer points, then a path. */
import type { Field } from "./field.ts";
import { gap, type Point } from "./shapes.ts";

/** All rings where the field is 0; inside is on the left. */
export function rings(field: Field): Point[][] {
  const next = new Map<number, Crossing>();
  for (let row = 0; row < field.high - 1; row += 1) {
    for (let column = 0; column < field.wide - 1; column += 1) {
      for (const [from, to] of linesIn(field, column, row)) next.set(from.edge, to);
    }
  }
  const found: Point[][] = [];
  while (next.size) {
    const [start] = next.keys();
    const ring: Point[] = [];
    let at = start!;
    while (next.has(at)) {
      const crossing = next.get(at)!;
      next.delete(at);
      ring.push(crossing);
      at = crossing.edge;
    }
    if (ring.length > 3) found.push(ring);
  }
  return found;
}

/** Where an outline crosses an edge of the grid; both squares beside it know it by number. */
interface Crossing extends Point {
  edge: number;
}

const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

/** The lines through one square of the grid, by which of its corners are inside. */
function linesIn(field: Field, column: number, row: number): [Crossing, Crossing][] {
  const { wide, left, top, step } = field;
  const value = CORNERS.map(([c, r]) => field.values[(row + r) * wide + column + c]!);
  const inside = value.map((each) => each > 0);
  if (inside.every((each) => each === inside[0])) return [];
  const between = (side: number): Crossing => {
    const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % 4]!];
    const share = value[side]! / (value[side]! - value[(side + 1) % 4]!);
    const isDown = from[0] === to[0];
    const cell = (row + Math.min(from[1], to[1])) * wide + column + Math.min(from[0], to[0]);
    return {
      x: left + (column + from[0] + (to[0] - from[0]) * share) * step,
      y: top + (row + from[1] + (to[1] - from[1]) * share) * step,
      edge: 2 * cell + (isDown ? 1 : 0),
    };
  };
  const enters: number[] = [];
  const leaves: number[] = [];
  for (let side = 0; side < 4; side += 1) {
    const [here, there] = [inside[side], inside[(side + 1) % 4]];
    if (here && !there) leaves.push(side);
    if (!here && there) enters.push(side);
  }
  return leaves.map((side, at) => [between(side), between(enters[at]!)]);
}

/** A ring with fewer points, none of which was farther away than `slack`. */
export function simplified(ring: readonly Point[], slack: number): Point[] {
  const far = ring.reduce((best, point, at) => (gap(point, ring[0]!) > gap(ring[best]!, ring[0]!) ? at : best), 0);
  const half = [ring.slice(0, far + 1), [...ring.slice(far), ring[0]!]];
  return half.flatMap((part) => thinned(part, slack).slice(0, -1));
}

function thinned(points: readonly Point[], slack: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  const length = gap(first, last) || 1;
  let [most, split] = [0, 0];
  points.forEach((point, at) => {
    const area = (last.x - first.x) * (point.y - first.y) - (last.y - first.y) * (point.x - first.x);
    if (Math.abs(area) / length > most) [most, split] = [Math.abs(area) / length, at];
  });
  if (most <= slack) return [first, last];
  return [...thinned(points.slice(0, split + 1), slack).slice(0, -1), ...thinned(points.slice(split), slack)];
}

const whole = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A path with straight sides. */
export const straight = (ring: readonly Point[]): string => `M${ring.map(whole).join("L")}Z`;

/** A path with round corners: through the middles, bent towards the points. */
export function round(ring: readonly Point[]): string {
  const middle = (at: number): Point => {
    const [a, b] = [ring[at]!, ring[(at + 1) % ring.length]!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const bends = ring.map((_, at) => `Q${whole(ring[(at + 1) % ring.length]!)} ${whole(middle((at + 1) % ring.length))}`);
  return `M${whole(middle(0))}${bends.join("")}Z`;
}
