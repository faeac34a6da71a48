/** What the coach has said in this browser, and how many games were finished here; nobody else is told. */
import fading from "$data/telling/fading.json";
import type { Told } from "$lib/wire";

/** After so many finished games the coach leaves. */
export const LAST_GAME = fading.said_at_most.length;
const PLACE = "robobid.coach";

/** What is said at one question of a table; looked at again, it is still the same. */
interface Spoken {
  table: string;
  moment: string;
  keys: string[];
}

interface Kept {
  said: Record<string, number>;
  /** The tables at which a game was finished. */
  over: string[];
  last?: Spoken;
}

/** The memory of one game: it is looked up whenever it is asked, since somebody may have emptied it. */
export class Memory {
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  get #kept(): Kept {
    return { said: {}, over: [], ...read()[this.#game] };
  }

  set #kept(kept: Kept) {
    write({ ...read(), [this.#game]: kept });
  }

  get isBeginner(): boolean {
    return this.#kept.over.length < fading.offered_to;
  }

  /** Who wants the coach again begins anew. */
  forget(): void {
    this.#kept = { said: {}, over: [] };
  }

  /** Of each list the first that was not said often enough; once chosen, it stays for its moment. */
  choose(table: string, moment: string, lists: readonly Told[][]): (Told | undefined)[] {
    const kept = this.#kept;
    const { last } = kept;
    if (last?.table === table && last.moment === moment) {
      return lists.map((list, at) => list.find(({ key }) => key === last.keys[at]));
    }
    const chosen = lists.map((list) => fresh(kept, list));
    const said = { ...kept.said };
    for (const told of chosen) if (told) said[told.key] = (said[told.key] ?? 0) + 1;
    this.#kept = { ...kept, said, last: { table, moment, keys: chosen.map((told) => told?.key ?? "") } };
    return chosen;
  }

  /** A game is over; gives how many are. */
  finish(table: string): number {
    const kept = this.#kept;
    if (!kept.over.includes(table)) this.#kept = { ...kept, over: [...kept.over, table].slice(-LAST_GAME) };
    return this.#kept.over.length;
  }
}

function fresh({ said, over }: Kept, list: readonly Told[]): Told | undefined {
  const most = fading.said_at_most[over.length] ?? 0;
  return list.find(({ key }) => (said[key] ?? 0) < most);
}

/** What a browser that keeps nothing remembers as long as its page is open. */
let held: Record<string, Kept> | undefined;

function read(): Record<string, Kept> {
  if (held) return held;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function write(kept: Record<string, Kept>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    held = kept;
  }
}
