import { expect, test } from "vitest";
import { merged, type Kept } from "../src/lib/progress";

const kept = (changes: Partial<Kept>): Kept => ({ found: {}, shared: [], mark: "me", forget: [], ...changes });
const NOTHING = { found: {}, forget: [] };

test("both sides have what either had, and what the server knew first counts", () => {
  const mine = kept({ found: { "puzzle:a": "solved", "puzzle:b": "solved" } });

  const now = merged(mine, { mark: "me", found: { "puzzle:a": "missed", "puzzle:b": "solved", "lesson:x/y": "done" } }, { found: mine.found, forget: [] });

  expect(now.found).toEqual({ "puzzle:a": "missed", "puzzle:b": "solved", "lesson:x/y": "done" });
  expect(now.shared.length).toBe(3);
});

test("what was deleted on another device goes here too", () => {
  const mine = kept({ found: { "puzzle:a": "solved", "puzzle:new": "solved" }, shared: ["puzzle:a"] });

  const now = merged(mine, { mark: "me", found: {} }, NOTHING);

  expect(now.found).toEqual({ "puzzle:new": "solved" });
});

test("a browser that is known by another name loses nothing", () => {
  const mine = kept({ found: { "puzzle:a": "solved" }, shared: ["puzzle:a"], mark: "before" });

  const now = merged(mine, { mark: "me", found: { "lesson:x/y": "done" } }, NOTHING);

  expect(now.found).toEqual({ "puzzle:a": "solved", "lesson:x/y": "done" });
  expect(now.shared).toEqual(["lesson:x/y"]);
});

test("where nothing is kept, all stays as it is", () => {
  const mine = kept({ found: { "puzzle:a": "solved" }, mark: "", forget: ["lesson:"] });

  expect(merged(mine, { mark: "", found: {} }, { found: mine.found, forget: ["lesson:"] })).toEqual({ ...mine, forget: [] });
});

test("what is deleted while the server answers does not come back", () => {
  const mine = kept({ found: {}, forget: ["puzzle:"] });

  const now = merged(mine, { mark: "me", found: { "puzzle:a": "solved", "deal:x/y": "1~4~9~" } }, NOTHING);

  expect(now.found).toEqual({ "deal:x/y": "1~4~9~" });
  expect(now.forget).toEqual(["puzzle:"]);
});
