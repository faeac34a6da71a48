import { expect, test } from "vitest";
import { byPrice, neighbour } from "../src/lib/powergrid/cities";
import { rungsOf } from "../src/lib/powergrid/ladder";
import type { City } from "../src/lib/powergrid/map";
import { faceOf } from "../src/lib/powergrid/robots";
import { linksOf } from "../src/lib/powergrid/sites";
import { storyOf, turnOf } from "../src/lib/powergrid/story";
import type { MoveInfo } from "../src/lib/wire";

const city = (id: string, x: number, y: number): City => ({ id, name: id, region: "red", x, y, side: "b" });
const move = (seat: number | null, type: string, undo = false): MoveInfo =>
  ({ position: 1, seat, undo, events: undo ? [] : [{ type, seat }] }) as unknown as MoveInfo;

test("tokens lie on the dear end of a ladder, what I bought right before them", () => {
  const rungs = rungsOf([1, 1, 1, 2, 2, 2], 2, 1);
  expect(rungs).toEqual([
    { price: 1, places: ["empty", "empty", "empty"] },
    { price: 2, places: ["mine", "token", "token"] },
  ]);
});

test("what was taken back is no part of the story, whoever acted in between", () => {
  const steps = [move(0, "FuelBought"), move(1, "BidMade"), move(0, "", true)];
  expect(storyOf(steps)).toEqual([steps[1]]);
});

test("my turn begins after the last thing that was not mine", () => {
  const steps = [move(0, "FuelBought"), move(0, "TurnEnded"), move(0, "FuelBought"), move(0, "FuelBought")];
  expect(turnOf(steps, 0)).toHaveLength(2);
  expect(turnOf(steps, 1)).toHaveLength(0);
});

test("an arrow key leads to the city that lies straight ahead", () => {
  const cities = [city("a", 0, 0), city("near", 10, 2), city("aside", 8, 30), city("behind", -5, 0)];
  expect(neighbour(cities, cities[0]!, "ArrowRight")?.id).toBe("near");
  expect(neighbour(cities, cities[0]!, "ArrowLeft")?.id).toBe("behind");
  expect(neighbour(cities, cities[0]!, "ArrowUp")).toBeUndefined();
  expect(neighbour(cities, cities[0]!, "Enter")).toBeUndefined();
});

test("Tab reaches what can be paid first, the cheapest first", () => {
  const cities = ["dear", "cheap", "none", "fair"].map((id) => city(id, 0, 0));
  const order = byPrice(cities, {
    dear: { price: 40, can: false, label: "" },
    cheap: { price: 10, can: true, label: "" },
    fair: { price: 20, can: true, label: "" },
  });
  expect(order.map(({ id }) => id)).toEqual(["cheap", "fair", "dear", "none"]);
});

test("a path of cities is a list of links, in the drawing's own names", () => {
  expect(linksOf(["Essen", "Duisburg", "Den-Haag"])).toEqual(["essen duisburg", "duisburg den-haag"]);
  expect(linksOf([])).toEqual([]);
});

test("the same pieces always give the same face, others another", () => {
  const pieces = { first_city: 2, auction: 4, resources: 2, building: 5, special: 3 };
  expect(faceOf(pieces)).toEqual(faceOf({ ...pieces }));
  expect(faceOf({ ...pieces, special: 4 }).id).not.toBe(faceOf(pieces).id);
  expect(faceOf(pieces)).toMatchObject({ power: 5, points: 1, symbols: ["oil", "bolt"] });
});
