import type { Table } from "$lib/table.svelte";

export type Errand = { move: string } | "undo";

/** Several moves one after another, each sent when the one before was accepted; no coach looks at them. */
export class Errands {
  readonly #table: Table;
  #left: Errand[] = $state.raw([]);

  constructor(table: Table) {
    this.#table = table;
  }

  get isUnderWay(): boolean {
    return this.#left.length > 0;
  }

  begin(moves: readonly Errand[]): void {
    this.#left = [...moves];
  }

  /** Send the next move; a refusal ends them all. */
  goOn(): void {
    const [next, ...rest] = this.#left;
    if (next === undefined) return;
    if (this.#table.problem) this.#left = [];
    if (this.#table.problem || !this.#table.isReady) return;
    this.#left = rest;
    if (next === "undo") this.#table.takeBack();
    else this.#table.act(next.move, true);
  }
}
