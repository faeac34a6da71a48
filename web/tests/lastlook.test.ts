import { beforeEach, expect, test, vi } from "vitest";
import { LastLook } from "../src/lib/lastlook.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const tell = (until: number) => ["a", "b", "c", "d"].slice(0, until);

test("whoever comes back finds a heading before the news", () => {
  new LastLook("K7QF").away(2);
  expect(new LastLook("K7QF").told(tell, 4, "news")).toEqual(["a", "b", "news", "c", "d"]);
});

test("a first visit has no news, and neither has a table where nothing happened", () => {
  expect(new LastLook("K7QF").told(tell, 4, "news")).toEqual(["a", "b", "c", "d"]);
  new LastLook("K7QF").away(4);
  expect(new LastLook("K7QF").told(tell, 4, "news")).toEqual(["a", "b", "c", "d"]);
});

test("each table has its own last look", () => {
  new LastLook("K7QF").away(2);
  new LastLook("ABCD").away(3);
  expect(new LastLook("K7QF").position).toBe(2);
  expect(new LastLook("WXYZ").position).toBeUndefined();
});
