import { expect, test } from "vitest";
import { revealOf } from "../src/lib/fzzzt/reveal";
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
