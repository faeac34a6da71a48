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

/**
 * How long the links of our maps are, and how far each map is bent, so that it fills the
 * room beside the markets and its names are as large as can be: tried out once.
 */
const BY_HAND: Record<string, { length: number; bend: number }> = {
  benelux: { length: 72, bend: 0.6 },
  "central-europe": { length: 88, bend: 0.6 },
  france: { length: 72, bend: 0.75 },
  germany: { length: 88, bend: 0.85 },
  italy: { length: 72, bend: 0.6 },
  korea: { length: 72, bend: 0.9 },
  "spain-portugal": { length: 96, bend: 0.45 },
  usa: { length: 96, bend: 0.4 },
};

/** Usual lengths of links: the smaller, the larger is everything else on a screen. */
const LENGTHS = [100, 108, 116, 124, 132, 140] as const;
const TRIES = 40;
/** Where a map was tried out, and is known to come to an end. */
const MANY_TRIES = 400;
/** A map of more cities than this takes long: it is given room at once, and fewer tries. */
const MANY = 50;
const FEW_TRIES = 6;
/** The longer it takes, the more room everything is given. */
const SPARE = { first: 1.5, more: 0.1 };

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

/** The smallest map on which nothing lies over anything else; if there is none, the best. */
function arranged(map: MapFile): Spread {
  const tried = BY_HAND[map.id];
  if (tried) {
    const found = spread(map, tried.length, tried.bend);
    if (!settle(found, MANY_TRIES)) return found;
  }
  let [best, fewest]: [Spread | undefined, number] = [undefined, Infinity];
  const isLarge = map.cities.length > MANY;
  for (const length of isLarge ? LENGTHS.slice(-1) : LENGTHS) {
    const found = spread(map, length);
    const left = settle(found, isLarge ? FEW_TRIES : TRIES);
    if (left < fewest) [best, fewest] = [found, left];
    if (!left) break;
  }
  return best!;
}

/** Whatever lies over something else gives way; how much still does in the end? */
function settle({ places, lines }: Spread, tries: number): number {
  for (let tried = 0; ; tried += 1) {
    for (const place of places) [place.x, place.y] = [Math.round(place.x), Math.round(place.y)];
    label(places, lines);
    const found = clashes(places, lines);
    if (!found.length || tried === tries) return found.length;
    giveWay(found, SPARE.first + tried * SPARE.more);
    keepApart(places, lines);
  }
}
