import type { TableInfo } from "$lib/wire";

/** How a finished game of mine ended for me. */
export interface Result {
  code: string;
  game: string;
  /** The edition or map. */
  variant: string;
  /** Did people play besides me, or bots and robots alone? */
  opponents: "people" | "bots";
  players: number;
  points: number;
  place: number;
  at: number;
}

/** The results of all finished games in which I had one seat; at a shared screen nobody is me. */
export function resultsOf(tables: readonly TableInfo[]): Result[] {
  return tables.flatMap((table) => {
    const mine = table.seats.filter((seat) => seat.mine);
    const [seat] = mine;
    if (!table.over || mine.length !== 1 || seat?.place == null || seat.points == null) return [];
    const isMet = table.seats.some((each) => each.kind === "person" && !each.mine);
    return [
      {
        code: table.code,
        game: table.game,
        variant: table.tags["Map"] ?? table.tags["Edition"] ?? "",
        opponents: isMet ? ("people" as const) : ("bots" as const),
        players: table.seats.length,
        points: seat.points,
        place: seat.place,
        at: table.changed,
      },
    ];
  });
}

export interface Summary {
  games: number;
  won: number;
  place: number;
  points: number;
  /** How often each place was reached, from the first on. */
  places: number[];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function summary(results: readonly Result[]): Summary {
  const last = Math.max(0, ...results.map(({ players }) => players));
  return {
    games: results.length,
    won: results.filter(({ place }) => place === 1).length,
    place: mean(results.map(({ place }) => place)),
    points: mean(results.map(({ points }) => points)),
    places: Array.from({ length: last }, (_, at) => results.filter(({ place }) => place === at + 1).length),
  };
}

/** Results in groups, largest first. */
export function grouped(results: readonly Result[], key: (result: Result) => string): [string, Result[]][] {
  const groups = new Map<string, Result[]>();
  for (const result of results) groups.set(key(result), [...(groups.get(key(result)) ?? []), result]);
  return [...groups].toSorted((a, b) => b[1].length - a[1].length);
}
