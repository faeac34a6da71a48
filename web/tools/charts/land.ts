/** Land around the cities and along their links, cut into regions. */
import { Field } from "./field.ts";
import { rings, round, simplified, straight } from "./outline.ts";
import { gap, nameBox, nearestOn, type Line, type Place } from "./shapes.ts";

const STEP = 8;
const MARGIN = 150;
/** Land around a city and along a link. */
const DISC = 66;
const BAND = 44;
/** A link this much longer than usual runs over the sea. */
const LONG = 1.75;
/** Bays narrower than twice this are filled. */
const CLOSING = 66;
const ROUNDING = 8;

/** What is drawn below cities and links. */
export interface Ground {
  box: [left: number, top: number, width: number, height: number];
  land: string;
  regions: Record<string, string>;
}

export function ground(places: readonly Place[], lines: readonly Line[]): Ground {
  const land = landOf(places, lines);
  return {
    box: boxOf(land, places),
    land: rings(land).map((ring) => round(simplified(ring, 0.8))).join(""),
    regions: Object.fromEntries(
      [...new Set(places.map(({ region }) => region))].map((region) => [region, regionOf(region, land, places)]),
    ),
  };
}

function landOf(places: readonly Place[], lines: readonly Line[]): Field {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const sheet = new Field(left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top, STEP);
  const lengths = lines.map(({ from, to }) => gap(from, to));
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
  const near = lines.filter((_, at) => lengths[at]! < usual * LONG);
  const rough = Field.like(sheet, (x, y) => {
    let inside = -MARGIN;
    for (const place of places) inside = Math.max(inside, DISC - gap(place, { x, y }));
    for (const { from, to } of near) inside = Math.max(inside, BAND - gap(nearestOn(from, to, { x, y }), { x, y }));
    return inside;
  });
  // Closed: as much is added all around as is then taken away again.
  const added = Field.like(rough, (_x, _y, at) => rough.values[at]! + CLOSING).withoutHoles();
  const deep = added.distances(CLOSING + 4 * STEP);
  const closed = Field.like(deep, (_x, _y, at) => Math.max(deep.values[at]! - CLOSING, rough.values[at]!));
  return closed.withoutHoles().distances(8 * STEP).smoothed(ROUNDING);
}

/** The part of the land that is nearest to a region's cities. */
function regionOf(region: string, land: Field, places: readonly Place[]): string {
  const [own, others] = [places.filter((p) => p.region === region), places.filter((p) => p.region !== region)];
  const nearest = (among: readonly Place[], x: number, y: number) =>
    among.reduce((least, place) => Math.min(least, gap(place, { x, y })), Infinity);
  const part = Field.like(land, (x, y, at) =>
    land.values[at]! < -4 * STEP ? -STEP : Math.min(land.values[at]! - 1, (nearest(others, x, y) - nearest(own, x, y)) / 2),
  );
  return rings(part).map((ring) => straight(simplified(ring, 0.9))).join("");
}

/** What must be seen: all land, and names that reach over it. */
function boxOf(land: Field, places: readonly Place[]): Ground["box"] {
  const points = [
    ...rings(land).flat(),
    ...places.map(nameBox).flatMap(({ x, y, w, h }) => [{ x: x - w, y: y - h }, { x: x + w, y: y + h }]),
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const rim = 12;
  const [left, top] = [Math.floor(Math.min(...xs) - rim), Math.floor(Math.min(...ys) - rim)];
  return [left, top, Math.ceil(Math.max(...xs) + rim) - left, Math.ceil(Math.max(...ys) + rim) - top];
}
