import { expect, test } from "vitest";
import { isLocal } from "../src/lib/address";
import { kindOf, leftText, timeText, TIMES } from "../src/lib/pace";
import type { TableInfo } from "../src/lib/wire";
import type { Words } from "../src/lib/words.svelte";
import { grouped, resultsOf, summary } from "../src/pages/mine/results";
import { wordsOf } from "./words";

const seat = (changes: object) => ({ kind: "bot", mine: false, points: 20, place: 2, ...changes });
const table = (changes: object, ...seats: object[]) =>
  ({ code: "K7QF", game: "fzzzt", tags: { Edition: "en" }, over: true, changed: 1, seats: seats.map(seat), ...changes }) as unknown as TableInfo;

test("only finished games with one seat of mine count", () => {
  const me = { kind: "person", mine: true, points: 31, place: 1 };
  const found = resultsOf([
    table({}, me, {}),
    table({ code: "RUNS", over: false }, me, {}),
    table({ code: "SHARED" }, me, me),
    table({ code: "OLD" }, { ...me, place: null }, {}),
    table({ code: "MAP", game: "powergrid", tags: { Map: "usa" } }, { ...me, place: 2 }, { kind: "person" }, {}),
  ]);

  expect(found.map(({ code, variant, opponents }) => [code, variant, opponents])).toEqual([
    ["K7QF", "en", "bots"],
    ["MAP", "usa", "people"],
  ]);
});

test("results are summed up and grouped", () => {
  const result = (place: number, points: number) => ({ code: "", game: "fzzzt", variant: "en", opponents: "bots" as const, players: 3, points, place, at: 0 });
  const some = [result(1, 30), result(1, 20), result(3, 10)];

  expect(summary(some)).toEqual({ games: 3, won: 2, place: 5 / 3, points: 20, places: [2, 0, 1] });
  expect(grouped(some, ({ place }) => String(place)).map(([key, group]) => [key, group.length])).toEqual([["1", 2], ["3", 1]]);
  expect(summary([]).places).toEqual([]);
});

test("what is left of a time is short, and exact at the end", () => {
  const words = wordsOf("en") as unknown as Words;
  expect([0.2, 65, 3_600 + 60, 2 * 86_400 + 3 * 3_600].map((left) => leftText(words, left))).toEqual(["0:01", "1:05", "1 h 1 min", "2 d 3 h"]);
  expect(leftText(words, -3)).toBe("0:00");
  expect([30, 120, 86_400].map((time) => timeText(words, time))).toEqual(["30 s", "2 min", "1 day"]);
});

test("every time on offer is of its own kind", () => {
  expect(kindOf({ seconds: null, bank: null })).toBe("relaxed");
  expect(kindOf({ seconds: null, bank: 300 })).toBe("clock");
  expect(kindOf({ seconds: null, bank: 86_400 })).toBe("post");
  for (const kind of ["clock", "post"] as const) for (const time of TIMES[kind]) expect(kindOf({ seconds: time, bank: null })).toBe(kind);
});

test("an address of this machine alone is known", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "robobid.localhost"].every(isLocal)).toBe(true);
  expect(["192.168.0.7", "play.example.org", "robobid.local"].some(isLocal)).toBe(false);
});
