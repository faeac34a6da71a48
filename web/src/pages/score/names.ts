import type { Laying } from "$lib/fzzzt/laying";
import type { Words } from "$lib/words.svelte";

/** What a player is called; whoever counts alone is you. */
export function nameOf(words: Words, { name }: Laying, at: number, players: number): string {
  return name || (players > 1 ? words.say("web.helper.person", { n: at + 1 }) : words.say("web.you"));
}
