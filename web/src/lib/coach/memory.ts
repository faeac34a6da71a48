/** What the coach has said in this browser, and how many games were finished here; nobody else is told. */
import fading from "$data/narration/fading.json";
import type { Told } from "$lib/wire";

/** After so many finished games the coach leaves. */
export const LAST_GAME = fading.said_at_most.length;
const PLACE = "robobid.coach";

/** What is said at one question of a table; looked at again, it is still the same. */
interface Spoken {
  table: string;
  moment: string;
  key: string;
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

  /** One thing: what was said least often, of that the first, and nothing too often; it stays for its moment. */
  choose(table: string, moment: string, list: readonly Told[]): Told | undefined {
    const kept = this.#kept;
    const { last } = kept;
    if (last?.table === table && last.moment === moment) return list.find(({ key }) => key === last.key);
    const told = fresh(kept, list);
    const said = told ? { ...kept.said, [told.key]: times(kept, told) + 1 } : kept.said;
    this.#kept = { ...kept, said, last: { table, moment, key: told?.key ?? "" } };
    return told;
  }

  /** A game is over; gives how many are. */
  finish(table: string): number {
    const kept = this.#kept;
    if (!kept.over.includes(table)) this.#kept = { ...kept, over: [...kept.over, table].slice(-LAST_GAME) };
    return this.#kept.over.length;
  }
}

const times = ({ said }: Kept, { key }: Told) => said[key] ?? 0;

function fresh(kept: Kept, list: readonly Told[]): Told | undefined {
  const least = Math.min(...list.map((told) => times(kept, told)));
  const most = fading.said_at_most[kept.over.length] ?? 0;
  return least < most ? list.find((told) => times(kept, told) === least) : undefined;
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
