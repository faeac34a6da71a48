import { gameNamed } from "$lib/api";
import { opponents } from "$lib/bots";
import type { GameInfo, NewTable } from "$lib/wire";
import type { Words } from "$lib/words.svelte";
import { fzzztSetups } from "./setup";

export const BOTS = 3;

/** A table against bots, by the rules in the language of the page. */
export async function quickTable(words: Words, name: string, game?: GameInfo): Promise<NewTable> {
  // A quick hand may be here before the server has said what it offers.
  const offered = game ?? (await gameNamed("fzzzt"));
  const { editions } = fzzztSetups(offered);
  const edition = editions.some((each) => each.name === words.lang) ? words.lang : "en";
  return {
    setup: { game: "fzzzt", edition },
    seats: [{ kind: "me", name }, ...opponents(BOTS, offered.usual_bot)],
  };
}
