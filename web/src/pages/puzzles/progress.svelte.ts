/** Which puzzles were solved, and which were not. */
import { forget, foundOf, note, share } from "$lib/progress";

export type Outcome = "solved" | "missed";

export class Progress {
  #found: Record<string, string> = $state.raw(foundOf("puzzle"));

  constructor() {
    void share().then(() => (this.#found = foundOf("puzzle")));
  }

  of(id: string): Outcome | undefined {
    return this.#found[id] as Outcome | undefined;
  }

  count(outcome: Outcome): number {
    return Object.values(this.#found).filter((each) => each === outcome).length;
  }

  get isEmpty(): boolean {
    return !Object.keys(this.#found).length;
  }

  /** The first try counts. */
  note(id: string, outcome: Outcome): void {
    note("puzzle", id, outcome);
    this.#found = foundOf("puzzle");
  }

  forget(): void {
    void forget("puzzle");
    this.#found = foundOf("puzzle");
  }

  /** All of it, to be taken along. */
  text(): string {
    return JSON.stringify(this.#found, null, 2);
  }
}
