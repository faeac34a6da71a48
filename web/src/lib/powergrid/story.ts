import type { StepInfo } from "$lib/wire";

type Step = Pick<StepInfo, "seat" | "undo" | "events">;

/** The steps that still count: what was taken back is no part of the story. */
export function storyOf<S extends Step>(steps: readonly S[]): S[] {
  const told: S[] = [];
  for (const step of steps) {
    if (!step.undo) {
      told.push(step);
      continue;
    }
    const last = told.findLastIndex((each) => each.seat === step.seat);
    if (last >= 0) told.splice(last, 1);
  }
  return told;
}

/** What a seat has done since its turn in this phase began, step by step. */
export function turnOf<S extends Step>(story: readonly S[], seat: number): S[] {
  const isMine = (step: S) =>
    step.seat === seat &&
    step.events.length > 0 &&
    step.events.every(({ type }) => ["FuelBought", "HouseBuilt", "PlantRan", "MarketChosen"].includes(String(type)));
  const after = story.findLastIndex((step) => !isMine(step));
  return story.slice(after + 1);
}
