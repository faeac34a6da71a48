import { createContext } from "svelte";
import { ApiError, askHelper } from "$lib/api";
import { explain } from "$lib/explain";
import { cityName, robotNoun } from "$lib/powergrid/labels";
import { chartOf } from "$lib/powergrid/map";
import { ROBOT_NAMES } from "$lib/powergrid/names";
import type { Print } from "$lib/powergrid/facts";
import type { Action, Notes, View, WhyNot } from "$lib/powergrid/view";
import { whyNotText } from "$lib/powergrid/whynot";
import { Speaker } from "$lib/speak";
import type { Deed, EntryInfo, HelperAnswer } from "$lib/wire";
import type { Words } from "$lib/words.svelte";
import { Draft } from "./draft.svelte";
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
  /** The table while somebody corrects it. */
  draft: Draft | undefined = $state.raw();
  /** What the robots did, in turns. */
  #deeds: Deed[] = $state.raw([]);
  #isAsking = $state(false);
  /** Are several questions asked one after another? */
  #isSeries = $state(false);
  trouble = $state("");
  readonly print: Print;
  readonly speaker: Speaker;
  readonly #words: Words;

  constructor(words: Words, print: Print) {
    this.#words = words;
    this.speaker = new Speaker(words, "powergrid", (seat) => (this.view.players[seat]?.pieces ? robotNoun(words, this.name(seat)) : this.name(seat)));
    this.print = print;
  }

  /** What a robot does next that was not carried out yet. */
  readonly deeds = $derived(this.#deeds.filter(({ end }) => end > (this.kept?.shown ?? 0)));
  readonly deed = $derived(this.deeds[0]);
  readonly chart = $derived.by(() => {
    const { map } = this.view.setup;
    return chartOf(this.print.drawn(map, (word, name) => cityName(this.#words, word, name)), this.print.shape(map));
  });

  get isBusy(): boolean {
    return this.#isAsking || this.#isSeries;
  }

  get view(): View {
    return this.answer!.view as View;
  }

  get notes(): Notes {
    return this.answer!.notes as Notes;
  }

  get decision() {
    return this.answer!.decision;
  }

  get options(): Option[] {
    return (this.decision?.options ?? []) as Option[];
  }

  /** The name of a seat, as it was entered; or one that says who sits there. */
  name(seat: number): string {
    const entered = this.kept?.seats?.[seat]?.name;
    if (entered) return entered;
    const robots = this.answer?.robots ?? [];
    return robots.includes(seat) ? ROBOT_NAMES[robots.indexOf(seat)]! : this.#words.say("web.helper.person", { n: seat + 1 });
  }

  /** Why something that one may think of cannot be entered. */
  whyNot(why: WhyNot): string {
    return whyNotText(this.speaker, why, (word) => this.city(word));
  }

  city(word: string): string {
    const { cities } = this.print.map(this.view.setup.map);
    return cityName(this.#words, word, cities.find((city) => city.word === word)?.name ?? word);
  }

  /** Begin with a table, or go on with the one that was kept. */
  async begin(kept: Kept | undefined = this.kept): Promise<boolean> {
    if (!kept) return false;
    // A table that is still being laid out: no robot acts yet.
    if (kept.isLaid === false) return (await this.#ask(kept, 0, 0)) && this.#openDraft();
    return this.#ask(kept, 0);
  }

  /** Count again what lies on the table, before what robots have not done yet. */
  async correct(): Promise<boolean> {
    const kept = this.kept!;
    return (await this.#ask(kept, 0, kept.shown)) && this.#openDraft();
  }

  #openDraft(): boolean {
    this.draft = new Draft(this.answer!.position, this.view.players.length);
    return true;
  }

  /** The table is as the draft says; it can be taken back. */
  async applyDraft(): Promise<void> {
    const { isLaid, ...kept } = this.kept!;
    const before = isLaid === false ? kept.before : kept;
    const figures = this.draft!.changed;
    if (await this.#ask({ ...kept, position: this.answer!.position, figures, entries: [], shown: 0, before }, 0)) this.draft = undefined;
  }

  async leaveDraft(): Promise<void> {
    if (this.kept?.isLaid === false) this.startOver();
    else if (await this.#ask(this.kept!, 0)) this.draft = undefined;
  }

  /** Enter what somebody chose, or what luck gave. */
  enter(...moves: string[]): Promise<boolean> {
    return this.#inSeries(() => this.#enter(...moves));
  }

  /** Nothing else is entered until all of it was answered. */
  async #inSeries(ask: () => Promise<boolean>): Promise<boolean> {
    if (this.isBusy) return false;
    this.#isSeries = true;
    try {
      return await ask();
    } finally {
      this.#isSeries = false;
    }
  }

  async #enter(...moves: string[]): Promise<boolean> {
    const kept = this.kept!;
    // Whoever goes on has done what the robots did before.
    const shown = Math.max(kept.shown, this.deeds.at(-1)?.end ?? 0);
    const entries = [...kept.entries, moves];
    if (!(await this.#ask({ ...kept, shown, entries }, this.done.length))) return false;
    // Whoever can buy or build nothing more is not asked: it belongs to the same entry.
    while (this.#isForced) {
      const { entries: entered } = this.kept!;
      const more = [...entered.slice(0, -1), [...entered.at(-1)!, "done"]];
      if (!(await this.#ask({ ...this.kept!, entries: more }, this.done.length))) return false;
    }
    return true;
  }

  /** Everybody runs what pays best: one entry for all of them. */
  runAll(): Promise<boolean> {
    return this.#inSeries(() => this.#all(() => (this.decision?.limits.type === "RunLimits" ? this.decision.limits.plans[0]?.moves : undefined)));
  }

  /** Everybody buys what their plants need for one run, as one entry too. */
  fillAll(): Promise<boolean> {
    return this.#inSeries(() => this.#all(() => (this.decision?.kind === "fuel" ? [...(this.notes.fills[0]?.moves ?? []), "done"] : undefined)));
  }

  async #all(best: () => readonly string[] | undefined): Promise<boolean> {
    let moves: string[] = [];
    const before = this.kept!.entries;
    const shown = Math.max(this.kept!.shown, this.deeds.at(-1)?.end ?? 0);
    for (let more = best(); more; more = best()) {
      moves = [...moves, ...more];
      if (!(await this.#ask({ ...this.kept!, shown, entries: [...before, moves] }, this.done.length))) return false;
    }
    return true;
  }

  /** People whose turn in this phase is still to come. */
  get peopleToCome(): number[] {
    return this.view.waiting.filter((seat) => !this.view.players[seat]?.pieces);
  }

  get #isForced(): boolean {
    const { seat, kind, limits } = this.decision ?? {};
    if (seat === null || seat === undefined) return false;
    if (limits?.type === "BuildLimits") return kind === "build" && limits.sites.every(({ why_not }) => why_not);
    return limits?.type === "FuelLimits" && limits.tokens.every(({ why_not }) => why_not);
  }

  /** The robot's move has been made at the table. */
  carriedOut(deed: Deed): void {
    this.#keep({ ...this.kept!, shown: deed.end });
  }

  get canTakeBack(): boolean {
    return !!(this.kept?.entries.length || this.kept?.before) && !this.isBusy;
  }

  /** Take the last entry back, or the last correction. */
  takeBack(): Promise<boolean> {
    const kept = this.kept!;
    if (!kept.entries.length && kept.before) return this.#ask(kept.before, 0);
    const entries = kept.entries.slice(0, -1);
    const before = this.answer?.entered[entries.flat().length] ?? 0;
    return this.#ask({ ...kept, entries, shown: Math.min(kept.shown, before) }, 0);
  }

  startOver(): void {
    this.#keep(undefined);
    this.answer = undefined;
    this.draft = undefined;
    this.done = [];
    this.#deeds = [];
    this.trouble = "";
  }

  /** Is every bid entered, instead of how each auction ended? */
  enterBids(everyBid: boolean): void {
    this.#keep({ ...this.kept!, everyBid });
  }

  async #ask(kept: Kept, seen: number, until: number | null = null): Promise<boolean> {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    this.trouble = "";
    const { setup, seats, position, entries, figures = null } = kept;
    try {
      const answer = await askHelper({ setup, seats, position, figures, moves: entries.flat(), seen, until });
      this.done = [...this.done.slice(0, seen), ...answer.entries];
      this.#deeds = [...this.#deeds.filter(({ end }) => end <= seen), ...answer.deeds];
      this.answer = answer;
      // What the server has drawn stays as it fell.
      const moves = answer.moves.values();
      this.#keep({ ...kept, entries: entries.map((entry) => entry.map(() => moves.next().value!)), shown: Math.max(kept.shown, answer.settled) });
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? explain(this.#words, error.problem, this.speaker) : String(error);
      return false;
    } finally {
      this.#isAsking = false;
    }
  }

  #keep(kept: Kept | undefined): void {
    this.kept = kept;
    keep(kept);
  }
}

export const [getHelper, setHelper] = createContext<Helper>();
