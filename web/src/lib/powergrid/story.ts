import type { MoveInfo } from "$lib/wire";

type Done = Pick<MoveInfo, "seat" | "undo" | "events">;

/** The moves or entries that still count: what was taken back is no part of the story. */
export function storyOf<S extends Done>(moves: readonly S[]): S[] {
  const told: S[] = [];
  for (const move of moves) {
    if (!move.undo) {
      told.push(move);
      continue;
    }
    const last = told.findLastIndex((each) => each.seat === move.seat);
    if (last >= 0) told.splice(last, 1);
  }
  return told;
}

/** What a seat has done since its turn in this phase began, one after another. */
export function turnOf<S extends Done>(story: readonly S[], seat: number): S[] {
  const isMine = (move: S) =>
    move.seat === seat &&
    move.events.length > 0 &&
    move.events.every(({ type }) => ["FuelBought", "HouseBuilt", "PlantRan", "MarketChosen"].includes(String(type)));
  const after = story.findLastIndex((move) => !isMine(move));
  return story.slice(after + 1);
}
