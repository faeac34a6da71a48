import { expect, test } from "vitest";
import charts from "virtual:charts";
import russian from "virtual:words/ru/powergrid";
import { shapeOf } from "../tools/charts/chart.ts";
import { Field } from "../tools/charts/field.ts";
import { clashes } from "../tools/charts/labels.ts";
import { rings, simplified } from "../tools/charts/outline.ts";
import { chartOf, labelRoom, marksOf, placeOf } from "../src/lib/powergrid/map.ts";
import { gap, meet, nameBox, type Line, type MapFile, type Place } from "../tools/charts/shapes.ts";

const maps = Object.entries(charts);
const CITY = "powergrid-city-";
const RUSSIAN = Object.fromEntries(
  Object.entries(russian)
    .filter(([key]) => key.startsWith(CITY))
    .map(([key, name]) => [key.slice(CITY.length).toLowerCase(), String(name)]),
);
/** Every map, with its cities' own names and with those in other letters. */
const drawings = maps.flatMap(([id]) => [[id, "own", {}], [id, "Russian", RUSSIAN]] as const);

/** A map as it is drawn: its cities at their places, its links between them. */
function drawn(id: string, names: Record<string, string> = {}): { places: Place[]; lines: Line[] } {
  const { facts, shape } = charts[id]!;
  const places = facts.cities.map(({ id, name, region }): Place => {
    const [x, y, side] = shape.cities[id]!;
    return { id, name: names[id] ?? name, region, x, y, side };
  });
  const byId = new Map(places.map((place) => [place.id, place]));
  const lines = facts.connections.map(([a, b]): Line => ({
    from: byId.get(a)!,
    to: byId.get(b)!,
    at: shape.costs[`${a} ${b}`] ?? 0.5,
  }));
  return { places, lines };
}

test("there are eight maps", () => {
  expect(maps).toHaveLength(8);
});

test("every city has a name in Russian letters", () => {
  const cities = maps.flatMap(([, { facts }]) => facts.cities.map(({ id }) => id));
  expect(cities.filter((id) => !RUSSIAN[id])).toEqual([]);
});

test.each(drawings)("%s: cities, names (%s) and costs do not lie over each other", (id, _, names) => {
  const { places, lines } = drawn(id, names);
  expect(clashes(places, lines).map(({ what }) => what)).toEqual([]);
});

test.each(maps)("%s: links cross nowhere", (id) => {
  const { lines } = drawn(id);
  const crossing = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => new Set([one.from, one.to, other.from, other.to]).size === 4)
      .filter((other) => meet(one.from, one.to, other.from, other.to)),
  );
  expect(crossing).toEqual([]);
});

test.each(drawings)("%s: everything (%s names) is inside the picture, which is no larger than it must be", (id, _, names) => {
  const [left, top, width, height] = charts[id]!.shape.box;
  for (const { x, y, w, h } of drawn(id, names).places.map(nameBox)) {
    expect(x - w).toBeGreaterThan(left);
    expect(x + w).toBeLessThan(left + width);
    expect(y - h).toBeGreaterThan(top);
    expect(y + h).toBeLessThan(top + height);
  }
  expect(width).toBeLessThan(1150);
  expect(height).toBeLessThan(1300);
});

test.each(maps)("%s: every region has its part of the land", (id) => {
  const { facts, shape } = charts[id]!;
  expect(Object.keys(shape.regions).sort()).toEqual(facts.regions.map((region) => region.id).sort());
  for (const path of [shape.land, ...Object.values(shape.regions)]) expect(path).toMatch(/^M-?\d.*Z$/);
});

const SMALL: MapFile = {
  id: "small",
  regions: [{ id: "red", color: "#f00" }, { id: "blue", color: "#00f" }],
  cities: [
    { id: "a", name: "Aachen", region: "red", x: 0, y: 0 },
    { id: "b", name: "Bonn", region: "red", x: 3, y: 1 },
    { id: "c", name: "Celle", region: "blue", x: 1000, y: 0 },
  ],
  connections: [["a", "b", 3], ["b", "c", 20]],
};

test("near cities are pushed apart and keep their order, far ones come nearer", () => {
  const { cities } = shapeOf(SMALL);
  const at = (id: string) => ({ x: cities[id]![0], y: cities[id]![1] });
  expect(gap(at("a"), at("b"))).toBeGreaterThan(58);
  expect(gap(at("b"), at("c"))).toBeLessThan(700);
  expect(at("a").x).toBeLessThan(at("b").x);
  expect(at("b").x).toBeLessThan(at("c").x);
});

test("a disc has one outline at its radius, a lake is filled in", () => {
  const sheet = new Field(-60, -60, 120, 120, 4);
  const ring = Field.like(sheet, (x, y) => Math.min(40 - Math.hypot(x, y), Math.hypot(x, y) - 15));
  expect(rings(ring)).toHaveLength(2);
  const [shore, ...lakes] = rings(ring.withoutHoles());
  expect(lakes).toEqual([]);
  for (const point of shore!) expect(Math.abs(Math.hypot(point.x, point.y) - 40)).toBeLessThan(1);
  expect(simplified(shore!, 1).length).toBeLessThan(shore!.length / 3);
});

/** A map as somebody may bring it: cities in rows, or all at one place. */
function brought(count: number, isSpread: boolean): MapFile {
  const across = Math.ceil(Math.sqrt(count));
  const cities = Array.from({ length: count }, (_, at) => ({
    id: `city-${at}`,
    name: `City ${at}`,
    region: `region-${at % 3}`,
    x: isSpread ? Math.round((1000 * (at % across)) / across) : 0,
    y: isSpread ? Math.round((1000 * Math.floor(at / across)) / across) : 0,
  }));
  const connections = cities.slice(1).map(({ id }, at) => [cities[at]!.id, id, at % 20] as const);
  const regions = [0, 1, 2].map((at) => ({ id: `region-${at}`, color: "#5fae5a" }));
  return { id: "brought", regions, cities, connections };
}

test.each([
  [21, true],
  [21, false],
  [80, true],
  [80, false],
])("a map of %i cities that somebody brings is drawn, whatever it is like (spread: %s)", (count, isSpread) => {
  const { box, cities, land } = shapeOf(brought(count, isSpread));
  expect(Object.keys(cities)).toHaveLength(count);
  expect([...box, ...Object.values(cities).flatMap(([x, y]) => [x, y])].every(Number.isFinite)).toBe(true);
  expect(land).not.toContain("NaN");
}, 60_000);

/** The longest names that regions have in any language. */
const LONG: Record<string, string> = { red: "красный", green: "зелёный", brown: "коричневый", yellow: "жёлтый", purple: "фиолетовый", blue: "голубой", cyan: "бирюзовый", pink: "розовый" };

test.each(maps.flatMap(([id]) => [16.5, 21].map((letters) => [id, letters] as const)))("%s: the name of a region lies at it, and over no city, with letters of %f", (id, letters) => {
  const { facts, shape } = charts[id]!;
  const chart = chartOf(facts, shape);
  const away = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
  const names = facts.regions.flatMap(({ id: region }) => [[region, region], [region, LONG[region]!]] as const);
  const labels = names.map(([region, name]) => ({ region, name, at: placeOf(chart, region, name, letters) }));
  expect(labels.filter(({ at }) => !at).map(({ region, name }) => `${region} ${name}`)).toEqual([]);
  for (const { region, name, at } of labels) {
    const [nearest] = [...chart.cities].sort((one, other) => away(one, at!) - away(other, at!));
    expect(nearest!.region).toBe(region);
    const room = labelRoom(at!, name);
    const isOver = (mark: typeof room) => room.left < mark.right && mark.left < room.right && room.top < mark.bottom && mark.top < room.bottom;
    expect(chart.cities.filter((city) => marksOf(city, letters).some(isOver)).map((city) => city.id)).toEqual([]);
  }
});
