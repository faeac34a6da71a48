import { createContext } from "svelte";

const PAUSE = 350;

/** Speaks to screen readers: one sentence after another, in the order of events. */
export class Announcer {
  polite = $state("");
  assertive = $state("");
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    if (!sentence) return;
    this.#waiting.push(sentence);
    this.#timer ??= setTimeout(() => this.#next(), 50);
  }

  /** Only for "your turn" and for errors. */
  urge(sentence: string): void {
    this.assertive = "";
    setTimeout(() => (this.assertive = sentence), 50);
  }

  #next(): void {
    this.#timer = undefined;
    const sentence = this.#waiting.shift();
    if (sentence === undefined) return;
    // The same words twice are two messages.
    this.polite = sentence === this.polite ? `${sentence}\u00a0` : sentence;
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}

export const [getAnnouncer, setAnnouncer] = createContext<Announcer>();
