import type { Settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import type { Told } from "$lib/wire";
import { LAST_GAME, Memory } from "./memory";

/** The coach at one table: what it says to whoever plays against bots alone, until it is not needed. */
export class Coach {
  /** What it says to a question, one thing at a time, until it is closed or answered. */
  #told: Told | undefined = $state.raw();
  /** The question whose message was closed. */
  #closed = "";
  /** Has it just taken its leave? */
  isLeaving = $state(false);
  /** Has the server offered one at this table? */
  #isPossible = $state(false);
  /** The question at which it was offered, and whether that was answered without it. */
  #moment: unknown;
  #isPassedBy = $state(false);
  readonly #table: Table;
  readonly #game: string;
  readonly #settings: Settings;
  readonly #memory: Memory;

  constructor(table: Table, game: string, settings: Settings) {
    this.#table = table;
    this.#game = game;
    this.#settings = settings;
    this.#memory = new Memory(game);
  }

  get isOn(): boolean {
    return this.#isPossible && !!this.#settings.coach[this.#game];
  }

  /** Shall somebody who has not played much be asked? Whoever plays on without an answer is left alone at this table. */
  get isOffered(): boolean {
    return this.#isPossible && !this.#isPassedBy && this.#settings.coach[this.#game] === undefined && this.#memory.isBeginner;
  }

  /** What it says now: nothing between two questions, while bids are turned up and others act. */
  get told(): Told | undefined {
    return this.isOn && this.#table.isAsked ? this.#told : undefined;
  }

  /** Is there anything of it to be seen? Where it has nothing to say it takes no room. */
  get isShown(): boolean {
    return this.isLeaving || (!this.#table.state?.over && (this.isOffered || !!this.told));
  }

  /** Take in what the server says of the present question; what was said of it stays. */
  listen(): void {
    const coach = this.#table.decision && this.#table.state?.coach;
    if (!coach) return;
    this.#isPossible = true;
    this.#moment ??= coach.moment;
    if (coach.moment !== this.#moment) this.#isPassedBy = true;
    if (!this.isOn) return;
    const told = this.#memory.choose(this.#table.code, coach.moment, [...coach.happened, ...coach.now]);
    this.#told = coach.moment === this.#closed ? undefined : told;
  }

  /** Close what it says; to the next question it speaks again. */
  close(): void {
    this.isLeaving = false;
    this.#told = undefined;
    this.#closed = this.#table.state?.coach?.moment ?? "";
  }

  turn(isOn: boolean): void {
    this.isLeaving = false;
    turnCoach(this.#settings, this.#game, isOn);
  }

  /** The game is over; after some of them the coach leaves. */
  finish(): void {
    if (this.#memory.finish(this.#table.code) < LAST_GAME || !this.isOn) return;
    turnCoach(this.#settings, this.#game, false);
    this.isLeaving = true;
  }
}

/** Switch the coach of a game on or off in this browser. */
export function turnCoach(settings: Settings, game: string, isOn: boolean): void {
  if (isOn) new Memory(game).forget();
  settings.change({ coach: { ...settings.coach, [game]: isOn } });
}
