/** Variations of a game that is over, and what is noted in its record. */
import { getContext, setContext } from "svelte";
import { annotate, ApiError, recordOf, vary } from "$lib/api";
import { explain } from "$lib/explain";
import type { Replay, Variation } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

/** What is studied: a table's game, or a record that was pasted. */
export interface Source {
  code: string | null;
  record: string | null;
  /** As it is shown now. */
  replay: Replay | undefined;
}

export class Study {
  /** What is played instead, if anything. */
  variation: Variation | undefined = $state.raw();
  isBusy = $state(false);
  trouble = $state("");
  /** May notes be kept: is it mine? */
  mayNote = $state(false);
  /** After so many entries the game was left last; none: never. */
  left: number | undefined = $state();
  #seat: number | null = null;
  /** How many moves there were before each step, to be gone back to. */
  #steps: number[] = [];
  readonly #words: Words;
  readonly #source: () => Source;
  readonly #changed: (record: string) => Promise<void>;

  /** `changed` hears of the record with its new notes. */
  constructor(words: Words, source: () => Source, changed: (record: string) => Promise<void>) {
    this.#words = words;
    this.#source = source;
    this.#changed = changed;
  }

  get canGoBack(): boolean {
    return (this.variation?.moves.length ?? 0) > 0;
  }

  async begin(at: number, seat: number | null): Promise<void> {
    this.left = at;
    this.#seat = seat;
    this.#steps = [];
    await this.#ask([]);
  }

  /** Look at it through other eyes. */
  async look(seat: number | null): Promise<void> {
    this.#seat = seat;
    await this.#ask(this.variation?.moves ?? []);
  }

  async make(move: string): Promise<void> {
    const moves = this.variation?.moves ?? [];
    if (await this.#ask([...moves, move])) this.#steps.push(moves.length);
  }

  async letBotMove(): Promise<void> {
    const moves = this.variation?.moves ?? [];
    if (await this.#ask(moves, true)) this.#steps.push(moves.length);
  }

  async back(): Promise<void> {
    await this.#ask(this.variation?.moves.slice(0, this.#steps.pop() ?? 0) ?? []);
  }

  stop(): void {
    this.variation = undefined;
    this.trouble = "";
  }

  /** Write the variation behind the move that it replaces, after what is noted there. */
  async keep(): Promise<void> {
    const { variation, left } = this;
    if (!variation || left === undefined) return;
    if (await this.note(left + 1, [...this.notesAt(left + 1), variation.text])) this.variation = undefined;
  }

  notesAt(at: number): readonly string[] {
    return this.#source().replay?.remarks.find((each) => each.at === at)?.notes ?? [];
  }

  /** The record with all its notes, to be taken along. */
  async record(): Promise<string> {
    const { code, record } = this.#source();
    return record ?? (await recordOf(code!));
  }

  /** Have other notes at a moment; gives whether they were taken. */
  note(at: number, notes: readonly string[]): Promise<boolean> {
    return this.#try(async () => {
      const { record } = await annotate({ ...this.#named(), at, notes: [...notes] });
      await this.#changed(record);
    });
  }

  #named(): Pick<Source, "code" | "record"> {
    const { code, record } = this.#source();
    return { code, record };
  }

  #ask(moves: readonly string[], bot = false): Promise<boolean> {
    return this.#try(async () => {
      this.variation = await vary({ ...this.#named(), at: this.left ?? 0, moves: [...moves], bot, seat: this.#seat });
    });
  }

  async #try(act: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.trouble = "";
    try {
      await act();
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? explain(this.#words, error.problem) : String(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

/** A comment as it stands in a record; braces are its own ends. */
export const written = (comment: string): string => `{${comment.replaceAll("{", "(").replaceAll("}", ")").split(/\s+/).filter(Boolean).join(" ")}}`;

const PLACE = Symbol("study");

export const setStudy = (study: Study): Study => setContext(PLACE, study);

export const findStudy = (): Study | undefined => getContext(PLACE);
