import type { Connection } from "./table.svelte";
import type { Words } from "./words.svelte";

/** What to do now, and one line of why: for the Now bar and for whoever listens. */
export interface Now {
  title: string;
  why: string;
  /** Is the game waiting for me? */
  mine: boolean;
  /** The number of the player whom it is about. */
  player?: number;
}

/** Is the server away, for a moment or longer? */
export const isAway = (connection: Connection): boolean => connection === "restarting" || connection === "lost";

export function awayNow(words: Words, connection: Connection): Now {
  return connection === "restarting"
    ? { title: words.say("web.now.restarting"), why: words.say("web.now.restarting_why"), mine: false }
    : { title: words.say("web.now.lost"), why: words.say("web.now.lost_why"), mine: false };
}

export function sentNow(words: Words): Now {
  return { title: words.say("web.now.sent"), why: words.say("web.now.sent_why"), mine: false };
}
