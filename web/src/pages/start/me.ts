import type { Settings } from "$lib/settings.svelte";
import type { Words } from "$lib/words.svelte";

/** What I am called at a table that I open; it needs the words of the pages beside the tables. */
export const myName = (words: Words, settings: Settings): string => settings.name || words.say("web.start.my_name");
