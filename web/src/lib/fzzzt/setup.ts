import names from "$data/locales/names.json";
import type { NewSeat } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

/** What the server lets one choose from for Fzzzt!. */
export interface FzzztSetups {
  editions: {
    name: string;
    player_counts: number[];
    belt_lengths: Record<string, number>;
  }[];
  peripherals: string[];
}

/** Bots go by the mechanics' names, so that one can speak of them. */
export const BOT_NAMES = Object.entries(names)
  .filter(([id]) => id.startsWith("mechanic-"))
  .map(([, name]) => name);

/** How strong a bot is; one that we have no word for goes by its own name. */
export function botTitle(words: Words, bot: string): string {
  const key = `web.bot.${bot}`;
  return words.has(key) ? words.say(key) : bot;
}

export function opponents(count: number, bot: string): NewSeat[] {
  return BOT_NAMES.slice(0, count).map((name) => ({ kind: "bot", bot, name }));
}
