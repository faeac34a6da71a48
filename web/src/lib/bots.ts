import names from "$data/app/locales/names.json";
import type { NewSeat } from "./wire";
import type { Words } from "./words.svelte";

/** Bots go by the mechanics' names, so that one can speak of them. */
export const BOT_NAMES = Object.entries(names)
  .filter(([id]) => id.startsWith("mechanic-"))
  .map(([, name]) => name);

/** How strong a bot is; one that we have no word for goes by its own name. */
export function botTitle(words: Words, bot: string): string {
  const key = `bot.${bot}`;
  return words.has(key) ? words.say(key) : bot;
}

/** How a bot plays, in a sentence; nothing for one that we do not know. */
export function botWhat(words: Words, bot: string): string {
  const key = `bot.${bot}.what`;
  return words.has(key) ? words.say(key) : "";
}

export function opponents(count: number, bot: string): NewSeat[] {
  return BOT_NAMES.slice(0, count).map((name) => ({ kind: "bot", bot, name }));
}
