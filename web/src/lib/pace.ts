import type { TableInfo } from "./wire";
import type { Words } from "./words.svelte";

/** How a table is played: each in their own time, by the clock, or by post. */
export type PaceKind = "relaxed" | "clock" | "post";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds for each move that a host can choose from; the first is the usual one. */
export const TIMES: Record<PaceKind, readonly number[]> = {
  relaxed: [],
  clock: [2 * MINUTE, 30, MINUTE, 5 * MINUTE, 15 * MINUTE],
  post: [3 * DAY, DAY, 7 * DAY],
};

/** Seconds in the bank beside it; none is no bank. */
export const BANKS: Record<PaceKind, readonly (number | null)[]> = {
  relaxed: [],
  clock: [null, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE],
  post: [null, DAY, 3 * DAY, 7 * DAY],
};

/** Seconds that every turn adds to the bank. */
export const INCREMENTS: Record<PaceKind, readonly number[]> = {
  relaxed: [],
  clock: [0, 10, 30, MINUTE],
  post: [0, DAY],
};

/** The longest bank of a clock that people sit at. */
const SITTING = 6 * HOUR;

export function kindOf({ seconds, bank }: Pick<TableInfo, "seconds" | "bank">): PaceKind {
  if (seconds !== null) return seconds < HOUR ? "clock" : "post";
  return bank === null ? "relaxed" : bank < SITTING ? "clock" : "post";
}

/** A time for each move in words: "2 min", "3 days". */
export function timeText(words: Words, seconds: number): string {
  if (seconds >= DAY) return words.say("web.pace.days", { n: Math.round(seconds / DAY) });
  if (seconds >= MINUTE) return words.say("web.pace.minutes", { n: Math.round(seconds / MINUTE) });
  return words.say("web.pace.seconds", { n: seconds });
}

/** What is left of it: "1:05", "3 h 20 min", "2 d 4 h". */
export function leftText(words: Words, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return words.say("web.pace.days_hours", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole >= HOUR) return words.say("web.pace.hours", { hours: Math.floor(whole / HOUR), minutes });
  return `${minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
}
