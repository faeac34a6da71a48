import { expect, test } from "vitest";
import { compared, lineOf, mine, readResults, writeResults } from "../src/pages/deals/traveller";
import type { TableInfo } from "../src/lib/wire";

const ANN = { place: 1, seats: 4, points: 35, name: "Ann" };
const BOB = { place: 2, seats: 4, points: 31, name: "Bob|~" };

test("results travel in an address", () => {
  expect(readResults(writeResults([ANN, BOB]))).toEqual([ANN, { ...BOB, name: "Bob  " }]);
  expect(readResults("nothing|1~4~x~Ann|")).toEqual([]);
});

test("places count, and then points", () => {
  const even = { ...ANN, name: "Cleo" };
  expect(compared([BOB, ANN, even]).map(({ rank, result }) => [rank, result.name])).toEqual([
    [1, "Ann"],
    [1, "Cleo"],
    [3, "Bob|~"],
  ]);
});

test("a result is shared as the terminal reads it", () => {
  expect(lineOf("fzzzt", "2026-11-17", ANN)).toBe("Robobid fzzzt 2026-11-17 · 1/4 · 35 · Ann");
});

test("my results are those of my finished tables with this deal", () => {
  const seats = [{ mine: true, place: 1, points: 35, name: "Ann" }, { mine: false }, { mine: false }, { mine: false }];
  const table = { game: "fzzzt", over: true, created: 1, tags: { Deal: "x" }, seats };
  const tables = [table, { ...table, over: false }, { ...table, tags: {} }, { ...table, game: "powergrid" }];
  expect(mine(tables as unknown as TableInfo[], "fzzzt", "x")).toEqual([ANN]);
});
