import { ApiError, setUpTable } from "$lib/api";
import { explain } from "$lib/explain";
import { go } from "$lib/router.svelte";
import type { NewTable } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

/** A table being opened: one at a time, and what went wrong is told. */
export class Opening {
  isBusy = $state(false);
  trouble = $state("");
  #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  /** Set a table up and go there; says whether there is one now. */
  async open(wish: NewTable | Promise<NewTable>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.trouble = "";
    try {
      const asked = await wish;
      // Where somebody is invited, people gather first.
      const lobby = asked.seats.some(({ kind }) => kind === "friend");
      const table = await setUpTable({ ...asked, lobby });
      go("table", table.code);
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? explain(this.#words, error.problem) : String(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
