import { SvelteMap } from "svelte/reactivity";
import { cardWord } from "./labels";
import type { Action, Plan } from "./view";

interface Board {
  plants: () => readonly number[];
  /** Every set of plants that can run, the best first. */
  plans: () => readonly Plan[];
  options: () => readonly { move: string; action: Action }[];
}

/** The switches of my plants: which shall run, and what hybrids burn. */
export class Switches {
  readonly #board: Board;
  /** Plants whose switch was touched, and whether they shall run. */
  readonly #touched = new SvelteMap<number, boolean>();
  /** The mix of fuel chosen for a plant, as its move. */
  readonly #mixes = new SvelteMap<number, string>();

  constructor(board: Board) {
    this.#board = board;
  }

  clear(): void {
    this.#touched.clear();
    this.#mixes.clear();
  }

  /** The plants that shall run: the best choice, unless a switch was touched. */
  get plan(): Plan | undefined {
    const fits = ({ plants }: Plan) => [...this.#touched].every(([plant, on]) => plants.includes(plant) === on);
    return this.#board.plans().find(fits);
  }

  /** Switch a plant on or off; gives the reason if that cannot be. */
  flip(number: number): "no_fuel" | "fuel_for_all" | undefined {
    const plans = this.#board.plans();
    const now = this.plan?.plants ?? [];
    if (!plans.some(({ plants }) => plants.includes(number))) return "no_fuel";
    const wanted = now.includes(number) ? now.filter((each) => each !== number) : [...now, number];
    const same = plans.find(({ plants }) => plants.length === wanted.length && wanted.every((each) => plants.includes(each)));
    if (!same) return "fuel_for_all";
    for (const plant of this.#board.plants()) this.#touched.set(plant, same.plants.includes(plant));
    return undefined;
  }

  /** The ways to run a plant, where there are several. */
  mixes(number: number): { move: string; burnt: number[] }[] {
    const runs = this.#board
      .options()
      .flatMap(({ move, action }) => (action.type === "Run" && action.plant === number ? [{ move, burnt: [...action.burnt] }] : []));
    return runs.length > 1 ? runs : [];
  }

  /** The move that runs a plant as it is set now. */
  mix(number: number): string | undefined {
    return this.#mixes.get(number) ?? this.plan?.moves.find((move) => runs(move, number));
  }

  chooseMix(number: number, move: string): void {
    this.#mixes.set(number, move);
  }

  /** The moves that do all this, and end the turn. */
  get moves(): string[] {
    return (this.plan?.moves ?? []).map((move) => {
      const plant = this.plan?.plants.find((number) => runs(move, number));
      return (plant !== undefined && this.#mixes.get(plant)) || move;
    });
  }
}

function runs(move: string, number: number): boolean {
  const [verb, plant] = move.split(" ");
  return verb === "run" && plant === cardWord(number);
}
