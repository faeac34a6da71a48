import { beforeEach, expect, test } from "vitest";
import type { EntryInfo } from "../src/lib/wire";
import { nextDeed } from "../src/pages/helper/deeds";
import { keep, readKept, type Kept } from "../src/pages/helper/kept";

const did = (seat: number, piece: string) => ({ type: "RobotDid", seat, piece, reason: "buys_cheap", values: {} });

const entry = (seat: number | null, ...events: object[]) =>
  ({ seat, move: "", undo: false, round: 1, events }) as unknown as EntryInfo;

const ROBOTS = [1, 2];
const DONE = [
  entry(0),
  entry(1, did(1, "R1"), { type: "FuelBought", seat: 1, fuel: 0, payment: 2 }),
  entry(1, did(1, "R1"), did(1, "")),
  entry(2, did(2, "A3")),
  entry(null),
  entry(1, did(1, "B6")),
];

test("one robot's moves in a row are one deed, with the pieces that say so", () => {
  const deed = nextDeed(DONE, ROBOTS, 0)!;
  expect(deed.seat).toBe(1);
  expect(deed.pieces).toEqual(["R1"]);
  expect(deed.events).toHaveLength(4);
  expect(deed.end).toBe(3);
});

test("robots act one after another, and what was carried out does not come again", () => {
  const ends = [];
  for (let shown = 0, deed; (deed = nextDeed(DONE, ROBOTS, shown)); shown = deed.end) ends.push([deed.seat, deed.end]);
  expect(ends).toEqual([[1, 3], [2, 4], [1, 6]]);
});

const KEPT: Kept = { setup: undefined, seats: [{ name: "Ann" }], position: "", entries: [["coal", "done"]], shown: 2 };

beforeEach(() => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

test("a table is kept until it is forgotten", () => {
  expect(readKept()).toBeUndefined();
  keep(KEPT);
  expect(readKept()).toEqual(KEPT);
  keep(undefined);
  expect(readKept()).toBeUndefined();
});

test.each(["", "not JSON", "null", "7", '{"seats": []}'])("what is no table is not taken for one: %s", (text) => {
  localStorage.setItem("robobid.helper", text);
  expect(readKept()).toBeUndefined();
});
