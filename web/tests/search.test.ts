import { expect, test } from "vitest";
import { search } from "../src/lib/ui/search";

test.each([
  ["Égalité: le chef gagne", "egalite CHEF", true],
  ["Égalité: le chef gagne", "égalité perd", false],
  ["anything", "", true],
  ["Ещё одна ставка", "еще", true],
  ["das fliessband", "Fließband", true],
  ["l’énergie", "l'energie", true],
  ["штуковину", "штуковина", true],
  ["§a3.4 max", "A3.4", true],
  ["§a3.4 max", "§ A3", true],
  ["§a3.4 max", "A3", false],
  ["§a10.1", "§A1", false],
  ["a3 cities", "A3", true],
  ["b2 the first player", "В2", true],
])("%s is found by %s: %s", (text, query, isFound) => {
  expect(search([text], (each) => each, query)).toEqual(isFound ? [text] : []);
});
