import type { Line, MoveInfo } from "./wire";

/** A line of the story, and the position at which it was first told. */
export type StoryLine = Line & { position: number };

type Change = Pick<MoveInfo, "drop" | "lines"> & { position?: number };

/** The entries of a record as changes of a story: each is told at its own moment. */
export const placed = <C extends Change>(entries: readonly C[]): (C & { position: number })[] =>
  entries.map((entry, at) => ({ ...entry, position: at + 1 }));

/** The story as it goes on: lines at its end are dropped, and others come. */
export function goOn(story: readonly StoryLine[], changes: readonly Change[]): StoryLine[] {
  const told = [...story];
  for (const { drop, lines, position = 0 } of changes) {
    const gone = told.splice(told.length - drop);
    told.push(...lines.map((line, at) => ({ ...line, position: gone[at]?.position ?? position })));
  }
  return told;
}
