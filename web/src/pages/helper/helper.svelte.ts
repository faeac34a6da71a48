import { createContext } from "svelte";
import { ApiError, askHelper } from "$lib/api";
import { explain } from "$lib/explain";
import { chartOf } from "$lib/powergrid/map";
import type { Print } from "$lib/powergrid/facts";
import { Narrator, type Cast } from "$lib/powergrid/tell";
import type { Action, Notes, View, WhyNot } from "$lib/powergrid/view";
import type { EntryInfo, HelperAnswer } from "$lib/wire";
import type { Words } from "$lib/words.svelte";
import { nextDeed } from "./deeds";
import { keep, readKept, type Kept } from "./kept";

export interface Option {
  move: string;
  action: Action;
}

/** A real table: what was entered, what the robots do, and what comes next. */
export class Helper {
  kept: Kept | undefined = $state.raw(readKept());
  answer: HelperAnswer | undefined = $state.raw();
  /** Everything that was done at the table. */
  done: EntryInfo[] = $state.raw([]);
  isBusy = $state(false);
  trouble = $state("");
  readonly print: Print;
  readonly #words: Words;

  constructor(words: Words, print: Print) {
    this.#words = words;
    this.print = print;
  }

  readonly deed = $derived.by(() => nextDeed(this.done, this.answer?.robots ?? [], this.kept?.shown ?? 0));
  readonly narrator = $derived.by(() => new Narrator(this.#words, this.#cast()));
  readonly chart = $derived.by(() => chartOf(this.print.drawn(this.view.options.map)));

  get view(): View {
    return this.answer!.view as unknown as View;
  }

  get notes(): Notes {
    return this.answer!.notes as unknown as Notes;
  }

  get decision() {
    return this.answer!.decision;
  }

  get options(): Option[] {
    return (this.decision?.options ?? []) as unknown as Option[];
  }

  /** The name of a seat, as it was entered. */
  name(seat: number): string {
    return this.kept?.seats?.[seat]?.name || String(seat + 1);
  }

  /** Why something that one may think of cannot be entered. */
  whyNot({ code, values }: WhyNot): string {
    return explain(this.#words, { code, values: values as never, message: code }, this.#named);
  }

  city(word: string): string {
    return this.print.map(this.view.options.map).cities.find((city) => city.word === word)?.name ?? word;
  }

  /** Begin with a table, or go on with the one that was kept. */
  begin(kept: Kept | undefined = this.kept): Promise<boolean> {
    return kept ? this.#ask(kept, 0) : Promise.resolve(false);
  }

  /** Enter what somebody chose, or what luck gave. */
  enter(...moves: string[]): Promise<boolean> {
    const kept = this.kept!;
    return this.#ask({ ...kept, entries: [...kept.entries, moves] }, this.done.length);
  }

  /** The robot's move has been made at the table. */
  carriedOut(): void {
    if (this.deed) this.#keep({ ...this.kept!, shown: this.deed.end });
  }

  takeBack(): Promise<boolean> {
    const kept = this.kept!;
    const entries = kept.entries.slice(0, -1);
    const before = this.answer?.entered[entries.flat().length] ?? 0;
    return this.#ask({ ...kept, entries, shown: Math.min(kept.shown, before) }, 0);
  }

  startOver(): void {
    this.#keep(undefined);
    this.answer = undefined;
    this.done = [];
    this.trouble = "";
  }

  async #ask(kept: Kept, seen: number): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.trouble = "";
    const { setup, seats, position, entries } = kept;
    try {
      const answer = await askHelper({ setup, seats, position, moves: entries.flat(), seen });
      this.done = [...this.done.slice(0, seen), ...answer.entries];
      this.answer = answer;
      this.#keep(kept);
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? explain(this.#words, error.problem, this.#named) : String(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #keep(kept: Kept | undefined): void {
    this.kept = kept;
    keep(kept);
  }

  /** Cities, fuels and plants of a refusal go by their names. */
  readonly #named = (name: string, value: unknown) =>
    this.answer && ["city", "fuel", "region", "market"].includes(name) ? this.narrator.named(name, value) : undefined;

  #cast(): Cast {
    return {
      name: (seat) => this.name(seat),
      isMe: () => false,
      city: (word) => this.city(word),
      hasMarkets: this.notes.markets.length > 1,
    };
  }
}

export const [getHelper, setHelper] = createContext<Helper>();
