import { expect, test } from "vitest";
import { holds } from "../src/lib/ui/search";

test.each([
  ["Égalité: le chef gagne", "egalite CHEF", true],
  ["Égalité: le chef gagne", "égalité perd", false],
  ["anything", "", true],
  ["Ещё одна ставка", "еще", true],
])("%s holds %s: %s", (text, search, found) => {
  expect(holds(text, search)).toBe(found);
});
