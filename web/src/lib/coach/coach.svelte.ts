import type { Settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import type { Told } from "$lib/wire";
import { LAST_GAME, Memory } from "./memory";

/** The coach at one table: what it says to whoever plays against bots alone, until it is not needed. */
export class Coach {
  /** What just happened, and what to look at now; it stands until the next question. */
  happened: Told | undefined = $state.raw();
  now: Told | undefined = $state.raw();
  /** Has it just taken its leave? */
  isLeaving = $state(false);
  /** Has the server offered one at this table? */
  #isPossible = $state(false);
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

  /** Shall somebody who has not played much be asked? */
  get isOffered(): boolean {
    return this.#isPossible && this.#settings.coach[this.#game] === undefined && this.#memory.isBeginner;
  }

  /** Is there anything of it to be seen? */
  get isShown(): boolean {
    return this.isLeaving || (!this.#table.state?.over && (this.isOn || this.isOffered));
  }

  /** Take in what the server says of the present question; what was said of it stays. */
  listen(): void {
    const coach = this.#table.decision && this.#table.state?.coach;
    if (!coach) return;
    this.#isPossible = true;
    if (!this.isOn) return;
    [this.happened, this.now] = this.#memory.choose(this.#table.code, coach.moment, [coach.happened, coach.now]);
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
