import { expect, test } from "vitest";
import { nextBest, readingTime, revealOf } from "../src/lib/fzzzt/reveal";
import type { FzzztEvent } from "../src/lib/fzzzt/view";

test("an auction's end is gathered from its events", () => {
  const events: FzzztEvent[] = [
    { type: "BidLaid", seat: 1, cards: null, size: 1, size_is_open: true, face_up: false },
    { type: "BidsRevealed", bids: [[0, ["b-r2-01"], 2], [1, ["b-r2-02"], 2]] },
    { type: "BidsTied", seats: [0, 1], power: 2, because: "chief" },
    { type: "CardWon", seat: 0, card: "b-r5-03", power: 2 },
    { type: "ChiefChanged", seat: 1 },
  ];
  const reveal = revealOf(events);
  expect(reveal).toMatchObject({ card: "b-r5-03", winner: 0, tied: [0, 1], chief: 1 });
  expect(reveal?.bids.get(1)).toEqual({ cards: ["b-r2-02"], power: 2 });
});

test("a bid that is only laid reveals nothing", () => {
  expect(revealOf([{ type: "BuildingFinished", seat: 0 }])).toBeUndefined();
});

const WIN = { card: "b-r5-03", bids: new Map(), winner: 0, power: 4, tied: [], chief: null };

test("the more there is to read, the longer a reveal stays", () => {
  const tie = { ...WIN, tied: [0, 1] };
  const times = [WIN, tie, { ...tie, chief: 1 }, { ...tie, tied: [0, 1, 2], chief: 1 }].map((each) => readingTime(each, "calm"));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(4);
  expect(times[0]).toBeGreaterThan(4_000);
});

test("brisk readers take half the time", () => {
  expect(readingTime(WIN, "brisk") * 2).toBe(readingTime(WIN, "calm"));
});

test("what the winner had to beat is the best of the other bids", () => {
  const bids = new Map([[0, { cards: [], power: 9 }], [1, { cards: [], power: 3 }], [2, { cards: [], power: 5 }]]);
  expect(nextBest({ ...WIN, bids })).toBe(5);
  expect(nextBest({ ...WIN, bids: new Map([[0, { cards: [], power: 9 }]]) })).toBe(0);
});
