import { expect, test } from "vitest";
import { namesOf } from "../src/lib/powergrid/names";
import { allDealt, namedPieces, open, readPieces, robots, writePieces } from "../src/lib/powergrid/setup";

test("pieces are written and read", () => {
  expect(writePieces(allDealt())).toBe("?-?-?-?-?");
  expect(writePieces([2, 0, 1, 6, 3])).toBe("2-?-1-6-3");
  expect(readPieces("2-?-1-6-3")).toEqual([2, 0, 1, 6, 3]);
});

test("pieces go by the names of their parts", () => {
  expect(namedPieces([2, 5, 1, 6, 3])).toEqual({ first_city: 2, auction: 5, resources: 1, building: 6, special: 3 });
});

test("only regions that fit those chosen are open", () => {
  const choices = [["red", "blue"], ["blue", "green"]];
  expect(open(choices, [])).toEqual(new Set(["red", "blue", "green"]));
  expect(open(choices, ["red"])).toEqual(new Set(["red", "blue"]));
});

test("robots have names of their own", () => {
  const names = robots(5).map(({ name }) => name);
  expect(new Set(names).size).toBe(5);
});

test("a record's robots keep their names, and nameless ones are given one", () => {
  expect(namesOf(["Ann", "robot 2-5-1-6-3 Waldo", "robot", "robot 1-2-3-4-?"])).toEqual(["Ann", "Waldo", "Gisela", "Edda"]);
  expect(namesOf(["Robotta", "robot 2-5-1-6-3 Old Iron"])).toEqual(["Robotta", "Old Iron"]);
});
