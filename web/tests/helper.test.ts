import { beforeEach, expect, test } from "vitest";
import { keep, readKept, type Kept } from "../src/pages/helper/kept";

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
