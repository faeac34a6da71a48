import { expect, test } from "vitest";
import { asDifficult, difficultyOf, writePieces } from "../src/lib/powergrid/setup";
import { fitting, namesOf, piecesAt, rated } from "../src/pages/ratings/ratings";

const ALL = 7776;
const points = Array.from({ length: ALL }, (_, at) => 1000 + at);
const every = {
  made_by: "a command",
  last_ranks: { easy: ALL, fair: 5184, hard: 2592 },
  points: { 4: points },
  spreads: { 4: points.map(() => 40) },
};
const nameOf = (piece: string) => (piece === "B3" ? "what it can supply" : "other");

test("robots are numbered by their pieces", () => {
  expect(piecesAt(0)).toEqual([1, 1, 1, 1, 1]);
  expect(piecesAt(ALL - 1)).toEqual([6, 6, 6, 6, 6]);
  expect(namesOf([2, 5, 1, 6, 3])).toEqual(["F2", "A5", "R1", "B6", "S3"]);
});

test("the strongest come first, a third of them hard", () => {
  const robots = rated(every, 4);
  expect(robots[0]).toMatchObject({ name: "6-6-6-6-6", rank: 1, difficulty: "hard" });
  expect(robots[2592]?.difficulty).toBe("fair");
  expect(robots.at(-1)).toMatchObject({ name: "1-1-1-1-1", rank: ALL, difficulty: "easy" });
});

test("robots are found by their pieces and by the names of these", () => {
  const robots = rated(every, 4);
  expect(fitting(robots, "3-?-?-6-2", nameOf)).toHaveLength(36);
  expect(fitting(robots, "B3 S2", nameOf)).toHaveLength(216);
  expect(fitting(robots, "supply", nameOf)).toHaveLength(1296);
  expect(fitting(robots, "", nameOf)).toHaveLength(ALL);
});

test("a wish for a difficulty is written in place of pieces that are dealt", () => {
  const wish = asDifficult([0, 5, 0, 0, 0], 3);
  expect(writePieces(wish)).toBe("h-5-h-h-h");
  expect(difficultyOf(wish)).toBe(3);
  expect(writePieces(asDifficult(wish, 0))).toBe("?-5-?-?-?");
});
