import { expect, test } from "vitest";
import charts from "virtual:charts";
import { shapeOf } from "../tools/charts/chart.ts";
import { Field } from "../tools/charts/field.ts";
import { clashes } from "../tools/charts/labels.ts";
import { rings, simplified } from "../tools/charts/outline.ts";
import { gap, meet, nameBox, type Line, type MapFile, type Place } from "../tools/charts/shapes.ts";

const maps = Object.entries(charts);

/** A map as it is drawn: its cities at their places, its links between them. */
function drawn(id: string): { places: Place[]; lines: Line[] } {
  const { facts, shape } = charts[id]!;
  const places = facts.cities.map(({ id, name, region }): Place => {
    const [x, y, side] = shape.cities[id]!;
    return { id, name, region, x, y, side };
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

test.each(maps)("%s: cities, names and costs do not lie over each other", (id) => {
  const { places, lines } = drawn(id);
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

test.each(maps)("%s: everything is inside the picture, which is no larger than it must be", (id) => {
  const [left, top, width, height] = charts[id]!.shape.box;
  for (const { x, y, w, h } of drawn(id).places.map(nameBox)) {
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
