/** A map worked out for drawing: where everything is, as numbers and paths. */
import { clashes, giveWay, label } from "./labels.ts";
import { ground, type Ground } from "./land.ts";
import type { MapFile, Side } from "./shapes.ts";
import { keepApart, spread, type Spread } from "./spread.ts";

export interface Shape extends Ground {
  /** Where each city is, and on which side its name stands. */
  cities: Record<string, [x: number, y: number, name: Side]>;
  /** Where along a link its cost stands, if not in the middle. */
  costs: Record<string, number>;
}

/** Usual lengths of links: the smaller, the larger is everything else on a screen. */
const LENGTHS = [100, 108, 116, 124, 132] as const;
const TRIES = 40;

export function shapeOf(map: MapFile): Shape {
  const { places, lines } = arranged(map);
  return {
    ...ground(places, lines),
    cities: Object.fromEntries(places.map(({ id, x, y, side }) => [id, [x, y, side]])),
    costs: Object.fromEntries(
      lines.filter(({ at }) => at !== 0.5).map(({ from, to, at }) => [`${from.id} ${to.id}`, at]),
    ),
  };
}

/** The smallest map on which nothing lies over anything else. */
function arranged(map: MapFile): Spread {
  for (const length of LENGTHS) {
    const found = spread(map, length);
    if (settled(found)) return found;
  }
  throw new Error(`${map.id}: names, costs and cities lie over each other`);
}

/** Whatever lies over something else gives way; is all well in the end? */
function settled({ places, lines }: Spread): boolean {
  for (let tried = 0; tried < TRIES; tried += 1) {
    for (const place of places) [place.x, place.y] = [Math.round(place.x), Math.round(place.y)];
    label(places, lines);
    const found = clashes(places, lines);
    if (!found.length) return true;
    giveWay(found);
    keepApart(places, lines);
  }
  return false;
}
