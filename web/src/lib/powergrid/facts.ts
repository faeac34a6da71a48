import fetched from "virtual:chart";
import type { Shape } from "../../../tools/charts/chart";
import { factsOf } from "$lib/api";
import type { MapFacts } from "./map";
import type { Fuel, Plant, PlantKind } from "./plants";
import type { Facts, MapPrint } from "./view";

export const FUELS: readonly Fuel[] = ["coal", "oil", "garbage", "uranium"];
/** Cards of the stack that are no plants. */
export const STEP3 = 1000;
export const TRANSFORMER = 2000;

/** What is printed on the plants, maps and boards, ready to be drawn. */
export class Print {
  readonly facts: Facts;
  readonly #plants: Map<number, Plant>;
  readonly #shapes = new Map<string, Shape>();

  constructor(facts: Facts) {
    this.facts = facts;
    this.#plants = new Map(
      facts.plants.map(({ number, kind, fuels, need, cities }) => [
        number,
        { number, kind: kind as PlantKind, fuels: fuels.map((fuel) => FUELS[fuel]!), need, cities },
      ]),
    );
  }

  /** A plant's card; the Step 3 card and the Transformer Station are none. */
  plant(number: number): Plant | undefined {
    return this.#plants.get(number);
  }

  map(id: string): MapPrint {
    const map = this.facts.maps.find((each) => each.id === id);
    if (!map) throw new Error(`no map is called ${id}`);
    return map;
  }

  /** A map in the form in which it is drawn; cities go by their words, and have the names that are asked for. */
  drawn(id: string, named = (_: string, name: string) => name): MapFacts {
    const { name: _, regions, cities, links } = this.map(id);
    return {
      id,
      regions,
      cities: cities.map(({ word, name, region, x, y }) => ({ id: drawnId(word), name: named(word, name), region, x, y })),
      connections: links.map(({ one, other, cost }) => [drawnId(one), drawnId(other), cost] as const),
    };
  }

  /** The shape of a map, once it is loaded. */
  shape(id: string): Shape {
    const shape = this.#shapes.get(id);
    if (!shape) throw new Error(`the map ${id} was not loaded`);
    return shape;
  }

  /** Fetch the shapes of some maps; each is fetched when it is wanted. */
  async load(ids: readonly string[]): Promise<this> {
    for (const id of ids) this.#shapes.set(id, await (fetched[id] ? fetched[id]().then((it) => it.default) : workedOut(this.drawn(id))));
    return this;
  }

  figures(seats: number) {
    return this.facts.figures[String(seats)]!;
  }

  income(cities: number): number {
    return this.facts.income[Math.min(cities, this.facts.income.length - 1)]!;
  }
}

/** The id that a city has in its map's file and drawing, by its word in moves. */
export function drawnId(word: string): string {
  return word.toLowerCase();
}

const prints = new Map<string, Promise<Print>>();

/** The shape of a map that is not ours. */
export const workedOut = async (map: MapFacts): Promise<Shape> =>
  (await import("../../../tools/charts/chart")).shapeOf(map);

/**
 * The printed facts, which are fetched once, with the shape of a map; or of all. Those of
 * a map that is not ours are given, and its shape is worked out.
 */
export async function loadPrint(map = "", own?: () => Promise<unknown>): Promise<Print> {
  if (map && !(map in fetched) && own) return new Print((await own()) as Facts).load([map]);
  const print = prints.get(map) ?? factsOf<Facts>("powergrid", map).then((facts) => new Print(facts));
  prints.set(map, print);
  print.catch(() => prints.delete(map));
  return (await print).load(map ? [map] : Object.keys(fetched));
}
