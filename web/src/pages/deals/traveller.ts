/** Results on one deal that travel in its address, as a sheet travels with the cards in bridge. */
import type { TableInfo } from "$lib/wire";

export interface Result {
  place: number;
  seats: number;
  points: number;
  name: string;
}

const MOST = 12;
const LINE = /^(\d)~(\d)~(-?\d{1,4})~(.{0,40})$/;

/** The results in an address; what is none of them is left out. */
export function readResults(text: string): Result[] {
  return text.split("|").flatMap((each) => {
    const found = LINE.exec(each);
    return found ? [{ place: Number(found[1]), seats: Number(found[2]), points: Number(found[3]), name: found[4]! }] : [];
  });
}

export function writeResults(results: readonly Result[]): string {
  return results
    .slice(0, MOST)
    .map(({ place, seats, points, name }) => [place, seats, points, name.replace(/[|~]/g, " ").slice(0, 40)].join("~"))
    .join("|");
}

/** The same in one line, as the terminal writes and reads it. */
export function lineOf(game: string, deal: string, { place, seats, points, name }: Result): string {
  return [`Robobid ${game} ${deal}`, `${place}/${seats}`, points, ...(name ? [name] : [])].join(" · ");
}

/** My results on a deal, those of the first game first. */
export function mine(tables: readonly TableInfo[], game: string, deal: string): Result[] {
  return tables
    .filter((table) => table.over && table.game === game && table.tags["Deal"] === deal)
    .sort((one, other) => one.created - other.created)
    .flatMap(({ seats }) => {
      const own = seats.find((seat) => seat.mine);
      return own?.place == null ? [] : [{ place: own.place, seats: seats.length, points: own.points ?? 0, name: own.name }];
    });
}

/** Everybody on a deal with their ranks, the best first: places count, then points. */
export function compared<R extends Result>(results: readonly R[]): { rank: number; result: R }[] {
  const before = (one: Result, other: Result) => one.place - other.place || other.points - one.points;
  const ordered = [...results].sort(before);
  return ordered.map((result) => ({ rank: 1 + ordered.filter((other) => before(other, result) < 0).length, result }));
}

/** The deal of a day, everywhere the same. */
export const today = (): string => new Date().toISOString().slice(0, 10);
