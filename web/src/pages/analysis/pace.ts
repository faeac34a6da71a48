/** How long something still takes, by how quickly it went since one began to look. */
const LEAST = 3;

export class Pace {
  #first: { done: number; at: number } | undefined;

  /** Seconds that are left; none while too little was seen of it. */
  left(done: number, total: number, now: number): number | undefined {
    this.#first ??= { done, at: now };
    const seen = done - this.#first.done;
    return seen < LEAST ? undefined : ((total - done) * (now - this.#first.at)) / seen / 1000;
  }
}

/** A time as one says it: to five seconds, and from a minute and a half on in minutes. */
export function roughly(seconds: number): { unit: "seconds" | "minutes"; n: number } {
  if (seconds >= 90) return { unit: "minutes", n: Math.round(seconds / 60) };
  return { unit: "seconds", n: Math.max(5, 5 * Math.round(seconds / 5)) };
}
