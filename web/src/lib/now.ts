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

export function lostNow(words: Words): Now {
  return { title: words.say("web.now.lost"), why: words.say("web.now.lost_why"), mine: false };
}

export function sentNow(words: Words): Now {
  return { title: words.say("web.now.sent"), why: words.say("web.now.sent_why"), mine: false };
}
