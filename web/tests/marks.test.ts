import { expect, test } from "vitest";
import { marksOf } from "../src/lib/fzzzt/marks";

const held = (...spent: string[]) => ({ hidden: [], shown: [], spent, hand: null });
const replay = (players: object[], facts: object | null = null) => ({ seen: [{}, { view: { players } }], players: players.map(String), facts }) as never;

test("a mark is the mechanic's that one was dealt, also before the deal", () => {
  expect(marksOf(replay([held("b-r1-01", "b-me-04"), held("x-me-05"), held("b-r1-02")]))).toEqual([4, 5, 3]);
});

test("another deck says whose mechanic is whose", () => {
  const facts = { cards: [{ id: "boss", kind: "mechanic", player: 2 }] };

  expect(marksOf(replay([held("boss"), held("b-me-04")], facts))).toEqual([2, 2]);
});
