import { expect, test } from "vitest";
import { Looking } from "../src/pages/analysis/looking";

const move = (number: number, seat: number, grade: string) => ({ number, seat, grade, better_action: { type: "Bid", cards: ["b-r1-01"] } });
const MOVES = [move(3, 0, "best"), move(4, 1, "good"), move(5, 1, "blunder"), move(9, 0, "mistake")];
const SEATS = [
  { seat: 0, luckiest: 6, unluckiest: null },
  { seat: 1, luckiest: null, unluckiest: 6 },
];
const looking = new Looking(
  { code: "K7QF", game: "fzzzt", record: null } as never,
  { seats: SEATS, turns: [], moves: MOVES, draws: [{ number: 1 }, { number: 6 }] } as never,
  undefined as never,
  ["Ann", "Bob"],
);

test("a story shows the worst of what its line tells", () => {
  const lines = [
    { kind: "Bid", text: "Ann bids", seat: 0, position: 5 },
    { kind: "Bid", text: "Bob bids", seat: 1, position: 5 },
    { kind: "CardWon", text: "Bob wins", seat: 1, position: 5 },
    { kind: "Turned", text: "A card" },
  ];

  const shown = looking.marked(lines, { say: (key) => key }).map(({ text }) => text);

  expect(shown).toEqual(["Ann bids", "Bob bids ?? analysis.grade.blunder", "Bob wins", "A card"]);
});

test("what is decided next is known before it is done, and shown to whom it belongs", () => {
  expect(looking.next(8)?.grade).toBe("mistake");
  expect(looking.better(8, 0)).toEqual({ type: "Bid", cards: ["b-r1-01"] });
  expect(looking.better(8, 1)).toBeUndefined();
  expect(looking.better(9)).toBeUndefined();
});

test("the draws that mattered are those that somebody was lucky or unlucky with", () => {
  expect(looking.draws().map(({ seat, drawn }) => [seat, drawn.number])).toEqual([
    [0, 6],
    [1, 6],
  ]);
});

test("the list has what cost something, what turned the game, or all, of one or everybody", () => {
  const turned = new Looking({} as never, { seats: SEATS, turns: [{ number: 4 }], moves: MOVES, draws: [] } as never, undefined as never, ["Ann", "Bob"], { marks: [4, 1] });
  const numbers = (...wanted: Parameters<Looking["moves"]>) => turned.moves(...wanted).map(({ number }) => number);

  expect(numbers("costly", undefined)).toEqual([5, 9]);
  expect(numbers("costly", 0)).toEqual([9]);
  expect(numbers("turns", undefined)).toEqual([4]);
  expect(numbers("all", 1)).toEqual([4, 5]);
  expect([turned.number(0), turned.number(1)]).toEqual([4, 1]);
});
