/** The games: one card each, with the pages that show it. `robobid/games.py` is its twin. */
import type { Component } from "svelte";
import { capital, type Noun } from "./message";
import type { GameInfo, TableInfo } from "./wire";
import type { Words } from "./words.svelte";

/** A page, and what it needs besides what all pages are given. */
interface Loaded {
  Page: Component<any>;
  props: Record<string, unknown>;
}

/** A table or a record, by the tags that say how it is set up. */
type Played = Pick<TableInfo, "tags">;

export interface GameCard {
  /** What is played at a table, with its map. */
  played: (words: Words, table: TableInfo) => string;
  /** Where the names of its editions or maps are among the words. */
  variants: string;
  /** The way in from the first page. */
  door: () => Promise<{ default: Component<{ game: GameInfo | undefined }> }>;
  table: (table: Played) => Promise<Loaded>;
  /** None: a record of it cannot be looked at. */
  replay?: (replay: Played) => Promise<Loaded>;
  /** What stands beside a table in a list. */
  mark: () => Promise<{ default: Component<{ table: TableInfo }> }>;
}

async function page(it: Promise<{ default: Component<any> }>, props: Promise<object> | object = {}): Promise<Loaded> {
  const [{ default: Page }, needed] = await Promise.all([it, props]);
  return { Page, props: { ...needed } };
}

const print = async ({ tags }: Played) => ({ print: await (await import("./powergrid/facts")).loadPrint(tags["Map"]) });

const CARDS: Record<string, GameCard> = {
  fzzzt: {
    played: (words) => words.say("fzzzt.title"),
    variants: "fzzzt.edition",
    door: () => import("../pages/start/FzzztDoor.svelte"),
    table: () => page(import("../pages/table/FzzztTable.svelte")),
    replay: () => page(import("../pages/replay/FzzztReplay.svelte")),
    mark: () => import("../pages/start/FzzztMark.svelte"),
  },
  powergrid: {
    played: (words, { tags }) => {
      const key = `powergrid.map.${tags["Map"]}`;
      return words.say("powergrid.played", { map: words.has(key) ? words.say(key) : (tags["Map"] ?? "") });
    },
    variants: "powergrid.map",
    door: () => import("../pages/start/PowerGridDoor.svelte"),
    table: (table) => page(import("../pages/table/PowerGridTable.svelte"), print(table)),
    replay: (replay) => page(import("../pages/replay/PowerGridReplay.svelte"), print(replay)),
    mark: () => import("../pages/start/PowerGridMark.svelte"),
  },
};

/** The names of the games that have a card here, in their order. */
export const NAMES = Object.keys(CARDS);

/** A game's card; a game without one of its own gets plain pages. */
export function cardOf(name: string): GameCard {
  return CARDS[name] ?? plain(name);
}

/** A game's title as its box has it in this language; a game without one is called by its name. */
export function titleOf(words: Words, name: string): string {
  const key = `${name}.title`;
  return words.has(key) ? words.say(key) : capital(name);
}

/** A round of a game, which some languages call by other words in another game. */
export function roundOf(words: Words, name: string, round: number): Noun {
  const key = `${name}.round`;
  return words.noun(words.has(key) ? key : "plain.round", { round });
}

function plain(name: string): GameCard {
  return {
    played: (words) => titleOf(words, name),
    variants: `${name}.variant`,
    door: () => import("../pages/plain/PlainDoor.svelte"),
    table: () => page(import("../pages/plain/PlainTable.svelte")),
    mark: () => import("../pages/plain/PlainMark.svelte"),
  };
}
