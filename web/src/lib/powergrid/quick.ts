import type { NewTable } from "$lib/wire";
import type { Words } from "$lib/words.svelte";
import { robots } from "./setup";

export const ROBOTS = 2;

/** A table with robots: the regions are drawn, so that the first thing to do is to look at the plants. */
export async function quickTable(_words: Words, name: string): Promise<NewTable> {
  return {
    setup: { game: "powergrid", map: "germany", regions: "drawn" },
    seats: [{ kind: "me", name }, ...robots(ROBOTS)],
  };
}
