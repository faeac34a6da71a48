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
const LETTER = 10.8;
const RUSSIAN_LETTER = 11.6;

/** The part of a map on which the game is played: it is so much larger without the rest. */
export function boxInPlay(chart: Chart, out: readonly string[]): string {
  const inPlay = chart.cities.filter(({ region }) => !out.includes(region));
  if (!out.length || !inPlay.length) return chart.box;
  const rooms = inPlay.map(roomOf);
  const left = Math.min(...rooms.map((room) => room.left)) - RIM;
  const top = Math.min(...rooms.map((room) => room.top)) - RIM;
  const right = Math.max(...rooms.map((room) => room.right)) + RIM;
  const bottom = Math.max(...rooms.map((room) => room.bottom)) + RIM;
  return [left, top, right - left, bottom - top].map(Math.round).join(" ");
}

/** The room that a city takes up with its name. */
function roomOf({ x, y, name, side }: City) {
  const wide = name.length * (/[а-яё]/i.test(name) ? RUSSIAN_LETTER : LETTER);
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

/** Half of what a region's name takes up: a letter's width, and the height. */
const REGION = { letter: 10.5, down: 15 };
const COST = { across: 11.5, down: 9.5 };
const NAME_DOWN = 19;
const STEP = 14;
/** So much may be covered for a step away from the middle. */
const PULL = 3;

const around = ({ x, y }: Place, across: number, down: number): Room => ({ left: x - across, right: x + across, top: y - down, bottom: y + down });

/** The capsule of a city, and its name. */
function marksOf(city: City): Room[] {
  const { x, y, side } = city;
  const { left, right } = roomOf(city);
  const beside = { left: side === "l" ? left : x, right: side === "r" ? right : x, top: y - 10, bottom: y + 10 };
  const name = side === "t" ? { left, right, top: y - 17 - NAME_DOWN, bottom: y - 17 } : { left, right, top: y + 17, bottom: y + 17 + NAME_DOWN };
  return [around(city, 30, 17), side === "l" || side === "r" ? beside : name];
}

const covered = (a: Room, b: Room) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a region's name covers least of cities, their names and costs; near the middle, if it may. */
export function placeOf(chart: Chart, region: string, name: string): Place {
  const middle = middleOf(chart, region);
  const mine = chart.cities.filter((city) => city.region === region);
  const taken = [...chart.cities.flatMap(marksOf), ...chart.links.map((link) => around(link, COST.across, COST.down))];
  const away = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
  const isInside = (place: Place) => mine.includes(chart.cities.reduce((near, city) => (away(city, place) < away(near, place) ? city : near)));
  const [xs, ys] = [mine.map((city) => city.x), mine.map((city) => city.y)];
  let best = { place: middle, worst: Infinity };
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      const place = { x, y };
      const room = around(place, REGION.letter * name.length, REGION.down);
      const worst = taken.reduce((sum, mark) => sum + covered(room, mark), PULL * away(place, middle));
      if (worst < best.worst && isInside(place)) best = { place, worst };
    }
  return best.place;
}
