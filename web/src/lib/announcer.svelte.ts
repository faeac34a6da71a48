import { createContext } from "svelte";

/** Milliseconds: before something is said, for each letter that is read, and until it is gone. */
const SOON = 50;
const LETTER = 45;
const GONE = 10_000;

/** Speaks to screen readers: one sentence after another, in the order of events. */
export class Announcer {
  polite = $state("");
  assertive = $state("");
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #urging: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    if (!sentence) return;
    this.#waiting.push(sentence);
    if (!this.#isReading) this.#after(SOON, () => this.#next());
  }

  /** Only for "your turn" and for errors. */
  urge(sentence: string): void {
    this.assertive = "";
    clearTimeout(this.#urging);
    this.#urging = setTimeout(() => {
      this.assertive = sentence;
      this.#urging = setTimeout(() => (this.assertive = ""), GONE);
    }, SOON);
  }

  /** Another page: what was said on the last one is no longer true. */
  hush(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    clearTimeout(this.#urging);
    this.#isReading = false;
    this.polite = this.assertive = "";
  }

  #isReading = false;

  /** All that has come meanwhile, together: nothing is replaced before it could be read. */
  #next(): void {
    const words = this.#waiting.join(" ");
    this.#waiting = [];
    this.#isReading = !!words;
    if (!words) return this.#after(GONE, () => (this.polite = ""));
    // The same words twice are two messages.
    this.polite = words === this.polite ? `${words}\u00a0` : words;
    this.#after(words.length * LETTER, () => this.#next());
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
  }
}

export const [getAnnouncer, setAnnouncer] = createContext<Announcer>();
