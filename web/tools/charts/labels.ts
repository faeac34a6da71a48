/** Names and costs find their places: those with the least overlap. */
import {
  capsuleOf, crosses, nameBox, overlap, overlapArea, pillOf,
  type Box, type Line, type Place, type Side,
} from "./shapes.ts";

const SIDES: readonly Side[] = ["b", "t", "r", "l"];
const STOPS = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68] as const;
const PASSES = 8;
/** A name over a line is a small evil: it has a rim that covers the line. */
const OVER_LINE = 40;
/** A cost belongs into the middle of its line, if nothing speaks against it. */
const OFF_MIDDLE = 60;
/** How far land goes beyond a city, and what a name costs that goes farther. */
const SHORE = 66;
const OVER_EDGE = 2;
/** Below is where one looks first, then above. */
const LIKING: Record<Side, number> = { b: 0, t: 6, r: 10, l: 14 };

/** Give every name its side and every cost its place along the line. */
export function label(places: readonly Place[], lines: readonly Line[]): void {
  for (let pass = 0, changed = true; changed && pass < PASSES; pass += 1) {
    changed = false;
    const [names, pills] = [places.map(nameBox), lines.map(pillOf)];
    const capsules = places.map(capsuleOf);
    const xs = places.map(({ x }) => x);
    const laid: Laid = { names, pills, capsules, lines, west: Math.min(...xs) - SHORE, east: Math.max(...xs) + SHORE };
    places.forEach((place, at) => {
      const before = place.side;
      place.side = best(SIDES, (side) => nameCost({ ...place, side }, at, laid));
      names[at] = nameBox(place);
      changed ||= place.side !== before;
    });
    lines.forEach((line, at) => {
      const before = line.at;
      line.at = best(STOPS, (stop) => pillCost({ ...line, at: stop }, at, laid));
      pills[at] = pillOf(line);
      changed ||= line.at !== before;
    });
  }
}

function best<T>(choices: readonly T[], cost: (choice: T) => number): T {
  const costs = choices.map(cost);
  return choices[costs.indexOf(Math.min(...costs))]!;
}

const grown = (box: Box, by: number): Box => ({ ...box, w: box.w + by, h: box.h + by });

/** What lies on the map already. */
interface Laid {
  names: Box[];
  pills: Box[];
  capsules: Box[];
  lines: readonly Line[];
  /** The farthest cities' own land: a name beyond makes everything smaller. */
  west: number;
  east: number;
}

function nameCost(place: Place, self: number, { names, pills, capsules, lines, west, east }: Laid): number {
  const box = grown(nameBox(place), 1);
  let cost = LIKING[place.side] + Math.max(0, west - box.x + box.w, box.x + box.w - east) * OVER_EDGE;
  capsules.forEach((other, at) => {
    if (at !== self) cost += (overlapArea(box, other) + overlapArea(box, names[at]!)) * 3;
  });
  lines.forEach((line, at) => {
    cost += overlapArea(box, pills[at]!) * 2;
    if (crosses(line.from, line.to, box)) cost += OVER_LINE;
  });
  return cost;
}

function pillCost(line: Line, self: number, { names, pills, capsules, lines }: Laid): number {
  const box = grown(pillOf(line), 1.5);
  let cost = Math.abs(line.at - 0.5) * OFF_MIDDLE;
  capsules.forEach((other, at) => {
    cost += overlapArea(box, other) * 3 + overlapArea(box, names[at]!) * 2;
  });
  lines.forEach((other, at) => {
    if (at === self) return;
    cost += overlapArea(box, pills[at]!) * 3;
    if (crosses(other.from, other.to, box)) cost += OVER_LINE / 2;
  });
  return cost;
}

/** Two things that lie over each other, and which cities must give way. */
export interface Clash {
  what: string;
  one: Box;
  other: Box;
  movers: [Place[], Place[]];
}

/** Everything that lies over something else. */
export function clashes(places: readonly Place[], lines: readonly Line[]): Clash[] {
  const things = [
    ...places.map((place) => ({ what: place.name, box: capsuleOf(place), of: [place], kind: "city" })),
    ...places.map((place) => ({ what: `“${place.name}”`, box: nameBox(place), of: [place], kind: "name" })),
    ...lines.map((line) => ({
      what: `${line.from.name}-${line.to.name}`,
      box: pillOf(line),
      of: [line.from, line.to],
      kind: "cost",
    })),
  ];
  const found: Clash[] = [];
  things.forEach((one, at) => {
    for (const other of things.slice(at + 1)) {
      const [across, down] = overlap(one.box, other.box);
      if (across <= 0 || down <= 0) continue;
      if (one.of[0] === other.of[0] && one.of.length === 1 && other.of.length === 1) continue;
      found.push({
        what: `${one.what} and ${other.what}`,
        one: one.box,
        other: other.box,
        movers: [one.of.filter((p) => !other.of.includes(p)), other.of.filter((p) => !one.of.includes(p))],
      });
    }
  });
  return found;
}

/** Whoever lies over something else gives way, with some room to spare. */
export function giveWay(found: readonly Clash[], spare: number): void {
  for (const { one, other, movers } of found) {
    const [across, down] = overlap(one, other);
    const isAcross = across < down * 1.6;
    const by = (isAcross ? across : down) / 2 + spare;
    const sign = isAcross ? Math.sign(one.x - other.x || 1) : Math.sign(one.y - other.y || 1);
    movers.forEach((moved, at) => {
      for (const place of moved) place[isAcross ? "x" : "y"] += (at ? -1 : 1) * sign * by;
    });
  }
}
