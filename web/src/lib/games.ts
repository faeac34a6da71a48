/** The games: one card each, with the pages that show it. `robobid/games.py` is its twin. */
import type { Component } from "svelte";
import type { GameInfo, TableInfo } from "./wire";
import type { Words } from "./words.svelte";

/** A page, and what it needs besides what all pages are given. */
interface Loaded {
  Page: Component<any>;
  props: Record<string, unknown>;
}

export interface GameCard {
  /** As its box has it. */
  title: string;
  /** What is played at a table, with its map. */
  played: (words: Words, table: TableInfo) => string;
  /** The way in from the first page. */
  door: () => Promise<{ default: Component<{ game: GameInfo | undefined }> }>;
  table: () => Promise<Loaded>;
  /** None: a record of it cannot be looked at. */
  replay?: () => Promise<Loaded>;
  /** What stands beside a table in a list. */
  mark: () => Promise<{ default: Component<{ table: TableInfo }> }>;
}

async function page(it: Promise<{ default: Component<any> }>, props: Promise<object> | object = {}): Promise<Loaded> {
  const [{ default: Page }, needed] = await Promise.all([it, props]);
  return { Page, props: { ...needed } };
}

const print = async () => ({ print: await (await import("./powergrid/facts")).loadPrint() });

const CARDS: Record<string, GameCard> = {
  fzzzt: {
    title: "Fzzzt!",
    played: (words) => words.say("web.game.fzzzt"),
    door: () => import("../pages/start/FzzztDoor.svelte"),
    table: () => page(import("../pages/table/FzzztTable.svelte")),
    replay: () => page(import("../pages/replay/FzzztReplay.svelte")),
    mark: () => import("../pages/start/FzzztMark.svelte"),
  },
  powergrid: {
    title: "Power Grid",
    played: (words, { tags }) => {
      const key = `powergrid.map.${tags["Map"]}`;
      return `${words.say("web.game.powergrid")}, ${words.has(key) ? words.say(key) : tags["Map"]}`;
    },
    door: () => import("../pages/start/PowerGridDoor.svelte"),
    table: () => page(import("../pages/table/PowerGridTable.svelte"), print()),
    replay: () => page(import("../pages/replay/PowerGridReplay.svelte"), print()),
    mark: () => import("../pages/start/PowerGridMark.svelte"),
  },
};

/** The names of the games that have a card here, in their order. */
export const NAMES = Object.keys(CARDS);

/** A game's card; a game without one of its own gets plain pages. */
export function cardOf(name: string): GameCard {
  return CARDS[name] ?? plain(name);
}

function plain(name: string): GameCard {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    title,
    played: () => title,
    door: () => import("../pages/plain/PlainDoor.svelte"),
    table: () => page(import("../pages/plain/PlainTable.svelte")),
    mark: () => import("../pages/plain/PlainMark.svelte"),
  };
}
