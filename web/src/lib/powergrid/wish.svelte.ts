import type { Values } from "$lib/settings-form";
import type { Told } from "$lib/speak";
import type { NewTable } from "$lib/wire";
import { MAPS } from "./maps";
import type { Figures, PowerGridSetups, Way } from "./setup";

type SetUp = Extract<NewTable["setup"], { game: "powergrid" }>;

/** How somebody would like to play: the map, its regions, and variants. */
export class Wish {
  map = $state("germany");
  way: Way = $state("drafted");
  /** The regions that were chosen, if they are given. */
  given: string[] = $state([]);
  /** What is plain in the set-up: switches and promo cards. */
  values: Values = $state({});
  /** The unclear texts that are read the other way. */
  turned: string[] = $state([]);
  readonly #setups: PowerGridSetups;
  readonly #seats: () => number;

  constructor(setups: PowerGridSetups, seats: () => number, way: Way = "drafted") {
    this.#setups = setups;
    this.#seats = seats;
    this.way = way;
  }

  get maps(): string[] {
    return this.#setups.maps.map(({ name }) => name);
  }

  get texts(): string[] {
    return this.#setups.readings;
  }

  get mostSeats(): number {
    return Math.max(...Object.keys(this.#setups.figures).map(Number));
  }

  get figures(): Figures {
    return this.#setups.figures[this.#seats()]!;
  }

  get regions() {
    return MAPS[this.map]!.regions;
  }

  get #map() {
    return this.#setups.maps.find((each) => each.name === this.map)!;
  }

  /** In what the map differs from the base rules. */
  get special(): Told[] {
    return this.#map.special;
  }

  /** Every choice of regions that may be played on. */
  get choices(): string[][] {
    const byCount = this.#map.regions;
    return byCount[this.figures.regions] ?? Object.values(byCount).at(-1)!;
  }

  /** How many regions are played on. */
  get count(): number {
    return this.choices[0]!.length;
  }

  get isComplete(): boolean {
    return this.way !== "given" || this.given.length === this.count;
  }

  /** Regions that are known to be out of play. */
  get out(): string[] {
    if (this.way !== "given" || !this.isComplete) return [];
    return this.regions.map(({ id }) => id).filter((id) => !this.given.includes(id));
  }

  choose(map: string): void {
    this.map = map;
    this.given = [];
  }

  get setup(): SetUp {
    return {
      game: "powergrid",
      map: this.map,
      regions: this.way === "given" ? [...this.given] : this.way,
      readings: this.turned.map((text) => `${text}=alt`),
      ...this.values,
    };
  }
}
