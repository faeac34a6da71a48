import type { Shape } from "../../../tools/charts/chart";

/** A map's facts, as its file gives them. */
export interface MapFacts {
  id: string;
  regions: readonly { id: string; color: string }[];
  cities: readonly { id: string; name: string; region: string; x: number; y: number }[];
  connections: readonly (readonly [from: string, to: string, cost: number])[];
}

type Side = "t" | "b" | "l" | "r";

export interface City {
  id: string;
  name: string;
  region: string;
  x: number;
  y: number;
  side: Side;
}

export interface Link {
  from: City;
  to: City;
  cost: number;
  /** Where its cost stands. */
  x: number;
  y: number;
}

export interface Chart {
  box: string;
  land: string;
  regions: { id: string; color: string; d: string }[];
  cities: City[];
  links: Link[];
}

/** A map ready to be drawn: its facts, in the shape that was worked out for it. */
export function chartOf(facts: MapFacts, shape: Shape): Chart {
  const cities = facts.cities.map(({ id, name, region, x, y }) => {
    const [left, top, side] = shape.cities[id] ?? [x, y, "b" as const];
    return { id, name, region, x: left, y: top, side };
  });
  const byId = new Map(cities.map((city) => [city.id, city]));
  return {
    box: shape.box.join(" "),
    land: shape.land,
    regions: facts.regions.map(({ id, color }) => ({ id, color, d: shape.regions[id] ?? "" })),
    cities,
    links: facts.connections.map(([a, b, cost]) => {
      const [from, to] = [byId.get(a)!, byId.get(b)!];
      const along = shape.costs[`${a} ${b}`] ?? 0.5;
      const x = from.x + (to.x - from.x) * along;
      const y = from.y + (to.y - from.y) * along;
      return { from, to, cost, x, y };
    }),
  };
}

/** How much room there is round the outermost cities and their names. */
const RIM = 30;
const CAPSULE = { across: 38, down: 38 };
/** How large the names of cities are, in the drawing's own measure; where it is drawn small they are larger. */
export const LETTERS = { usual: 16.5, small: 21 };
const LETTER = 10.8;
const RUSSIAN_LETTER = 11.6;

/** The part of a map on which the game is played: it is so much larger without the rest. */
export function boxInPlay(chart: Chart, out: readonly string[], letters = LETTERS.usual): string {
  const inPlay = chart.cities.filter(({ region }) => !out.includes(region));
  return out.length && inPlay.length ? boxAround(inPlay, letters) : chart.box;
}

/** The smallest part of a map that shows some cities with their names. */
export function boxAround(cities: readonly City[], letters = LETTERS.usual): string {
  const rooms = cities.map((city) => roomOf(city, letters));
  const left = Math.min(...rooms.map((room) => room.left)) - RIM;
  const top = Math.min(...rooms.map((room) => room.top)) - RIM;
  const right = Math.max(...rooms.map((room) => room.right)) + RIM;
  const bottom = Math.max(...rooms.map((room) => room.bottom)) + RIM;
  return [left, top, right - left, bottom - top].map(Math.round).join(" ");
}

/** The room that a city takes up with its name. */
export function roomOf({ x, y, name, side }: City, letters = LETTERS.usual): Room {
  const wide = name.length * (/[а-яё]/i.test(name) ? RUSSIAN_LETTER : LETTER) * (letters / LETTERS.usual);
  const aside = Math.max(CAPSULE.across, wide / 2);
  return {
    left: x - (side === "l" ? CAPSULE.across + wide : aside),
    right: x + (side === "r" ? CAPSULE.across + wide : aside),
    top: y - CAPSULE.down,
    bottom: y + CAPSULE.down,
  };
}

/** The middle of a region's cities. */
export function middleOf(chart: Chart, region: string): { x: number; y: number } {
  const cities = chart.cities.filter((city) => city.region === region);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { x: mean(cities.map((city) => city.x)), y: mean(cities.map((city) => city.y)) };
}

interface Place {
  x: number;
  y: number;
}
interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half of what a region's name takes up, for each unit of its size: a letter's width, and the height. */
const REGION = { letter: 0.33, down: 0.45 };
/** How large it is: the first size at which it covers nothing. */
const SIZES = [34, 29, 24, 19];
const COST = { across: 11.5, down: 9.5 };
const STEP = 12;
/** How far outside of its cities a region's name may lie. */
const OUTSIDE = 70;
/** So much of costs may be covered for a step away from the middle. */
const PULL = 3;

const around = ({ x, y }: Place, across: number, down: number): Room => ({ left: x - across, right: x + across, top: y - down, bottom: y + down });

/** The capsule of a city, and its name in letters of some size. */
export function marksOf(city: City, letters: number): Room[] {
  const { x, y, side } = city;
  const room = roomOf({ ...city, side: "b" }, letters);
  const half = (room.right - room.left) / 2;
  const high = letters * 1.1;
  const beside = { top: y - high / 2, bottom: y + high / 2 };
  const name: Record<Side, Room> = {
    l: { left: x - 30 - 2 * half, right: x, ...beside },
    r: { left: x, right: x + 30 + 2 * half, ...beside },
    t: { left: x - half, right: x + half, top: y - 17 - high, bottom: y - 17 },
    b: { left: x - half, right: x + half, top: y + 17, bottom: y + 17 + high },
  };
  return [around(city, 30, 17), name[side]];
}

const covered = (a: Room, b: Room) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export interface Label extends Place {
  size: number;
}

/** What a label takes up. */
export const labelRoom = (label: Label, name: string): Room => around(label, REGION.letter * label.size * name.length, REGION.down * label.size);

/** Where a region's name covers neither cities nor their names, and few costs; near the middle, if it may. */
export function placeOf(chart: Chart, region: string, name: string, letters = LETTERS.usual): Label | undefined {
  const middle = middleOf(chart, region);
  const mine = chart.cities.filter((city) => city.region === region);
  const marks = chart.cities.flatMap((city) => marksOf(city, letters));
  const costs = chart.links.map((link) => around(link, COST.across, COST.down));
  const [left = 0, top = 0, wide = 0, high = 0] = chart.box.split(" ").map(Number);
  const away = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
  const isInside = (place: Place) => mine.includes(chart.cities.reduce((near, city) => (away(city, place) < away(near, place) ? city : near)));
  const [xs, ys] = [mine.map((city) => city.x), mine.map((city) => city.y)];
  for (const size of SIZES) {
    let best: { label: Label; worst: number } | undefined;
    for (let x = Math.min(...xs) - OUTSIDE; x <= Math.max(...xs) + OUTSIDE; x += STEP)
      for (let y = Math.min(...ys) - OUTSIDE; y <= Math.max(...ys) + OUTSIDE; y += STEP) {
        const label = { x, y, size };
        const room = labelRoom(label, name);
        if (room.left < left || room.right > left + wide || room.top < top || room.bottom > top + high) continue;
        if (marks.some((mark) => covered(room, mark) > 0)) continue;
        const worst = costs.reduce((sum, cost) => sum + covered(room, cost), PULL * away(label, middle));
        if ((!best || worst < best.worst) && isInside(label)) best = { label, worst };
      }
    if (best) return best.label;
  }
  return undefined;
}
