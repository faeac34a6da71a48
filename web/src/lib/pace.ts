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

export function kindOf(seconds: number | null): PaceKind {
  return seconds === null ? "relaxed" : seconds < HOUR ? "clock" : "post";
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
