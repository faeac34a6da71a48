import type { Line, MoveInfo } from "./wire";

/** A line of the story, and the position at which it was first told. */
export type StoryLine = Line & {
  position: number;
  /** Does it tell of the players and not of the game? Then nothing takes it back. */
  isBeside?: boolean;
};

type Change = Pick<MoveInfo, "drop" | "lines"> & Partial<Pick<MoveInfo, "answered" | "seat">> & { position?: number };

/** The entries of a record as changes of a story: each is told at its own moment. */
export const placed = <C extends Change>(entries: readonly C[]): (C & { position: number })[] =>
  entries.map((entry, at) => ({ ...entry, position: at + 1 }));

/** The story as it goes on: lines at its end are dropped, and others come. */
export function goOn(story: readonly StoryLine[], changes: readonly Change[]): StoryLine[] {
  const told = [...story];
  for (const { drop, lines, answered, seat, position = 0 } of changes) {
    const end = told.splice(endOf(told, drop));
    const gone = end.filter((line) => !line.isBeside);
    told.push(...end.filter((line) => line.isBeside));
    if (answered) told.push({ kind: "Answered", told: [answered], seat, position, isBeside: true });
    told.push(...lines.map((line, at) => ({ ...line, position: gone[at]?.position ?? position })));
  }
  return told;
}

/** Where the last so many lines of the game begin. */
function endOf(story: readonly StoryLine[], count: number): number {
  let at = story.length;
  for (let left = count; left > 0; at--) if (!story[at - 1]!.isBeside) left--;
  return at;
}
