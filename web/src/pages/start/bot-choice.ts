import { botTitle } from "$lib/bots";
import type { Words } from "$lib/words.svelte";

/** A bot that can be chosen, with its place on the ladder where there is one to climb. */
export function botChoice(words: Words, bot: string, levels: readonly string[]): string {
  const title = botTitle(words, bot);
  const level = levels.indexOf(bot) + 1;
  return level && levels.length > 1 ? words.say("web.setup.level", { level, levels: levels.length, bot: title }) : title;
}
