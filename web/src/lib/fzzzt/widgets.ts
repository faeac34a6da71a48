import { cardOf, type Symbol } from "./cards";

/** A robot at one place of a widget. */
export interface Plug {
  symbol: Symbol;
  robot: string;
}

export interface Layout {
  /** Each widget, with a robot for each symbol of its unit. */
  widgets: Plug[][];
  /** Robots on the unit that no widget needs. */
  spare: string[];
}

/**
 * Which robot does what in a unit's widgets. The rules have said how many there are;
 * here they are only laid out to be looked at, by paths that make room for each other.
 */
export function layOut(unit: string, robots: readonly string[], widgets: number): Layout {
  const { symbols } = cardOf(unit);
  const places = Array.from({ length: widgets }, (_, widget) =>
    symbols.map((symbol) => ({ widget, symbol })),
  ).flat();
  const robotAt: (string | undefined)[] = places.map(() => undefined);
  for (const robot of robots) findPlace(robot, new Set());

  function findPlace(robot: string, tried: Set<number>): boolean {
    return places.some(({ symbol }, at) => {
      if (tried.has(at) || !cardOf(robot).symbols.includes(symbol)) return false;
      tried.add(at);
      const there = robotAt[at];
      if (there !== undefined && !findPlace(there, tried)) return false;
      robotAt[at] = robot;
      return true;
    });
  }

  return {
    widgets: Array.from({ length: widgets }, (_, widget) =>
      places.flatMap((place, at) => {
        const robot = robotAt[at];
        return place.widget === widget && robot ? [{ symbol: place.symbol, robot }] : [];
      }),
    ),
    spare: robots.filter((robot) => !robotAt.includes(robot)),
  };
}
