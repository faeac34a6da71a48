import type { City } from "./map";

/** What a city shows while something is to be chosen on the map. */
export interface Chance {
  /** What it costs; nothing where no money is asked. */
  price?: number;
  /** Can it be chosen? If not, a tap says why. */
  can: boolean;
  /** The whole of it in words. */
  label: string;
}

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The city that an arrow key leads to: near, and as straight as possible. */
export function neighbour(cities: readonly City[], from: City, key: string): City | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const far = (city: City) => {
    const [x, y] = [city.x - from.x, city.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    return ahead <= 0 ? Infinity : ahead + aside * 2;
  };
  const best = cities.filter((city) => city !== from).toSorted((a, b) => far(a) - far(b))[0];
  return best && far(best) < Infinity ? best : undefined;
}

/** Those that can be chosen first, the cheapest first: the order in which Tab reaches them. */
export function byPrice(cities: readonly City[], chances: Record<string, Chance>): City[] {
  const rank = ({ id }: City) => {
    const chance = chances[id];
    return chance?.can ? (chance.price ?? 0) : 10_000 + (chance?.price ?? 10_000);
  };
  return cities.toSorted((a, b) => rank(a) - rank(b));
}
