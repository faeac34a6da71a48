import { expect, test } from "vitest";
import { CARDS, robotName } from "../src/lib/fzzzt/cards";
import { picker } from "../src/lib/fzzzt/face/picker";

const robots = CARDS.filter((card) => card.kind === "robot");

/** Everything that decides how a robot looks. */
function look(card: (typeof robots)[number]): string {
  const pick = picker(card.id);
  const own = [12, 8, 5, 6, 5, 6, 4, 6].map((choices) => pick(choices));
  return JSON.stringify([card.power, card.points, card.symbols, own]);
}

test("46 robots are 46 characters, each with a name", () => {
  expect(robots).toHaveLength(46);
  expect(new Set(robots.map(look)).size).toBe(46);
  expect(new Set(robots.map((card) => robotName(card.id))).size).toBe(46);
});
