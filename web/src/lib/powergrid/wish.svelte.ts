import type { Values } from "$lib/settings-form";
import type { Told } from "$lib/wire";
import type { NewTable } from "$lib/wire";
import type { Shape } from "../../../tools/charts/chart";
import type { Own } from "$lib/own";
import type { MapFacts } from "./map";
import { MAPS, shapeOf } from "./maps";
import { powerGridSetups, type Figures, type PowerGridSetups, type Way } from "./setup";

type SetUp = Extract<NewTable["setup"], { game: "powergrid" }>;

/** A map of somebody's own, as it is drawn. */
export interface OwnMap extends Own {
  title: string;
  facts: MapFacts;
  shape: Shape;
}

/** How somebody would like to play: the map, its regions, and variants. */
export class Wish {
  map = $state("germany");
  /** A map that is not ours, among those to choose from. */
  own: OwnMap | undefined = $state.raw();
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
    return this.#maps.map(({ name }) => name);
  }

  get #maps() {
    return [...this.#setups.maps, ...(this.own ? powerGridSetups(this.own.info).maps : [])];
  }

  /** A map's facts and shape. */
  drawing(map: string): { facts: MapFacts; shape: Shape } {
    if (this.own?.info.name === map) return this.own;
    return { facts: MAPS[map]!, shape: shapeOf(map) };
  }

  /** What a map calls itself, if it is not ours. */
  titleOf(map: string): string {
    return this.own?.info.name === map ? this.own.title : map;
  }

  /** Choose a map of one's own, or do without it. */
  take(own: OwnMap | undefined): void {
    if (own || this.map === this.own?.info.name) this.choose(own?.info.name ?? this.#setups.maps[0]!.name);
    this.own = own;
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
    return this.drawing(this.map).facts.regions;
  }

  get #map() {
    return this.#maps.find((each) => each.name === this.map)!;
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
      map: this.own?.info.name === this.map ? this.own.file : this.map,
      regions: this.way === "given" ? [...this.given] : this.way,
      readings: this.turned.map((text) => `${text}=alt`),
      ...this.values,
    };
  }
}
