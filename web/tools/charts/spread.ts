/** Cities are pushed apart, while the map keeps its looks. */
import { gap, nearestOn, type Line, type MapFile, type Place, type Point } from "./shapes.ts";

/** The ellipse that is free around a city, and around one that is linked to it. */
const FREE = { x: 96, y: 58 };
const LINKED = { x: 112, y: 74 };
/** How near a line may come to a city that it does not belong to. */
const ASIDE = { x: 50, y: 28 };
/** How much of the differences between the lengths of lines stays. */
const DIFFERENCE = 0.4;
/** The proportions that a screen likes, and how far a map may be bent towards them. */
const ASPECT = 0.9;
const BENDING = 0.4;
const MOST_BENT = 1.3;
const ROUNDS = 240;
/** How a spiral opens, and the angle at which nothing on it lies in a row. */
const TURN = 40;
const GOLDEN = 2.4;

/** Cities and lines, spread so that there is room around each city. */
export interface Spread {
  places: Place[];
  lines: Line[];
}

/** Spread a map, so that its lines have about their usual length; it may be bent by hand. */
export function spread(map: MapFile, usual: number, bend?: number): Spread {
  const places = map.cities.map(({ id, name, region, x, y }): Place => ({ id, name, region, x, y, side: "b" }));
  unfold(places);
  const byId = new Map(places.map((place) => [place.id, place]));
  const lines = map.connections.map(([a, b]): Line => ({ from: byId.get(a)!, to: byId.get(b)!, at: 0.5 }));
  const wishes = wishesOf(lines, usual, Math.sqrt(bend ?? bendOf(lines)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const ease = 1 - round / ROUNDS;
    settle(places, lines, wishes, 0.5 * ease);
    keepApart(places, lines);
  }
  for (let round = 0; round < 60; round += 1) keepApart(places, lines);
  return { places, lines };
}

/** Cities that a file has at one place begin beside each other, on a spiral. */
function unfold(places: readonly Place[]): void {
  const found = new Map<string, number>();
  for (const place of places) {
    const key = `${place.x} ${place.y}`;
    const nth = found.get(key) ?? 0;
    found.set(key, nth + 1);
    place.x += TURN * Math.sqrt(nth) * Math.cos(GOLDEN * nth);
    place.y += TURN * Math.sqrt(nth) * Math.sin(GOLDEN * nth);
  }
}

/** How each line would like to run: as on the map, but neither very long nor short. */
function wishesOf(lines: readonly Line[], usual: number, bent: number): Point[] {
  const lengths = lines.map(({ from, to }) => gap(from, to));
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
  return lines.map(({ from, to }, at) => {
    const length = usual * (lengths[at]! / middle) ** DIFFERENCE;
    const scale = length / lengths[at]!;
    return { x: (to.x - from.x) * scale * bent, y: ((to.y - from.y) * scale) / bent };
  });
}

/** How much wider and flatter a map becomes: tall ones more, wide ones less than 1. */
function bendOf(lines: readonly Line[]): number {
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)];
  const across = Math.max(1, Math.max(...xs) - Math.min(...xs));
  const aspect = across / Math.max(1, Math.max(...ys) - Math.min(...ys));
  return Math.min(MOST_BENT, Math.max(1 / MOST_BENT, (ASPECT / aspect) ** BENDING));
}

/** Every city moves to where its lines would like to have it. */
function settle(places: readonly Place[], lines: readonly Line[], wishes: readonly Point[], share: number): void {
  const sums = new Map(places.map((place) => [place, { x: 0, y: 0, n: 0 }]));
  lines.forEach(({ from, to }, at) => {
    const wish = wishes[at]!;
    add(sums.get(from)!, to.x - wish.x - from.x, to.y - wish.y - from.y);
    add(sums.get(to)!, from.x + wish.x - to.x, from.y + wish.y - to.y);
  });
  for (const [place, { x, y, n }] of sums) {
    if (!n) continue;
    place.x += (x / n) * share;
    place.y += (y / n) * share;
  }
}

function add(sum: { x: number; y: number; n: number }, x: number, y: number): void {
  sum.x += x;
  sum.y += y;
  sum.n += 1;
}

/** Cities keep their distance from each other, and from lines that pass by. */
export function keepApart(places: readonly Place[], lines: readonly Line[]): void {
  for (let one = 0; one < places.length; one += 1) {
    for (let other = one + 1; other < places.length; other += 1) push(places[one]!, places[other]!, FREE, 0.5);
  }
  for (const { from, to } of lines) push(from, to, LINKED, 0.5);
  for (const { from, to } of lines) {
    for (const place of places) {
      if (place === from || place === to) continue;
      const near = nearestOn(from, to, place);
      const before = { ...near };
      push(place, near, ASIDE, 0.35);
      for (const end of [from, to]) {
        end.x += (near.x - before.x) / 2;
        end.y += (near.y - before.y) / 2;
      }
    }
  }
}

/** Two points give way to each other until one is outside the other's ellipse. */
function push(one: Point, other: Point, free: Point, share: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const apart = Math.sqrt((dx / free.x) ** 2 + (dy / free.y) ** 2) || 0.001;
  if (apart >= 1) return;
  const more = (1 / apart - 1) * share;
  one.x -= dx * more;
  one.y -= dy * more;
  other.x += dx * more;
  other.y += dy * more;
}
