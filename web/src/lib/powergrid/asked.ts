import type { Table } from "$lib/table.svelte";
import type { DecisionInfo, MoveInfo } from "$lib/wire";
import { Errands } from "./errands.svelte";
import type { Scene } from "./scene.svelte";
import { storyOf, turnOf } from "./story";
import type { Action, BidLimits, BuildLimits, FuelLimits, OpeningLimits, OptionNotes, PowerGridEvent, RunLimits } from "./view";

/** What is asked for: where one person strikes cities out alone, it is the one that stays. */
export function kindOf(decision: Pick<DecisionInfo, "kind" | "limits"> | null | undefined): string | undefined {
  return decision?.limits.type === "StrikeLimits" && decision.limits.alone ? "stay" : decision?.kind;
}

/** The moves that strike every city out but one. */
export function strikesAround(options: readonly { move: string }[], stays: string): { move: string }[] {
  return options.filter(({ move }) => move !== stays).map(({ move }) => ({ move }));
}

/** What I am asked at a table of Power Grid, and what I have done in this turn. */
export class Asked {
  readonly table: Table;
  readonly scene: Scene;
  /** Moves that follow one another. */
  readonly errands: Errands;

  constructor(table: Table, scene: Scene) {
    this.table = table;
    this.scene = scene;
    this.errands = new Errands(table);
  }

  /** The kind of decision; none while a series of moves is on its way. */
  get kind(): string | undefined {
    return this.isBusy ? undefined : kindOf(this.table.decision);
  }
  /** The same, but what is chosen for a robot is called by what follows from it. */
  get asked(): string | undefined {
    return this.kind && (this.scene.notes.choice?.what ?? this.kind);
  }
  /** What follows from an option that is chosen for a robot. */
  forRobot(move: string | undefined): OptionNotes | undefined {
    return this.scene.notes.choice?.options.find((option) => option.move === move);
  }
  get options(): { move: string; action: Action }[] {
    return (this.table.decision?.options ?? []) as never;
  }
  get #limits(): DecisionInfo["limits"] | undefined {
    return this.table.decision?.limits;
  }
  get opening(): OpeningLimits | undefined {
    return this.#limits?.type === "OpeningLimits" ? this.#limits : undefined;
  }
  get bidding(): BidLimits | undefined {
    return this.#limits?.type === "BidLimits" ? this.#limits : undefined;
  }
  get buying(): FuelLimits | undefined {
    return this.#limits?.type === "FuelLimits" ? this.#limits : undefined;
  }
  get building(): BuildLimits | undefined {
    return this.table.decision?.kind === "build" ? this.#building : undefined;
  }
  /** The cities with their paths, where somebody builds: I, or a robot for which I choose. */
  get sites(): BuildLimits["sites"] | undefined {
    const isForRobot = this.scene.notes.choice?.what === "next_city" && this.table.decision?.kind === "robot-city";
    return isForRobot ? this.#building?.sites : this.building?.sites;
  }
  get #building(): BuildLimits | undefined {
    return this.#limits?.type === "BuildLimits" ? this.#limits : undefined;
  }
  get running(): RunLimits | undefined {
    return this.#limits?.type === "RunLimits" ? this.#limits : undefined;
  }

  get isBusy(): boolean {
    return this.errands.isUnderWay;
  }
  get mayUndo(): boolean {
    return !!this.table.state?.may_undo && !this.isBusy && this.table.isReady;
  }

  // -- what was done in this turn ------------------------------------------------------

  /** My moves since my turn in this phase began. */
  get turn(): MoveInfo[] {
    return turnOf(storyOf(this.table.moves), this.table.seat ?? -1);
  }
  get turnEvents(): PowerGridEvent[] {
    return this.turn.flatMap((move) => move.events as PowerGridEvent[]);
  }
  get bought() {
    return this.turnEvents.filter((event) => event.type === "FuelBought");
  }
  get built() {
    return this.turnEvents.filter((event) => event.type === "HouseBuilt");
  }
}
