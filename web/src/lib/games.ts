/** The games: one card each, with the pages that show it. `robobid/games/registry.py` is its twin. */
import type { Component } from "svelte";
import { marksOf } from "./fzzzt/marks";
import { capital, type Noun } from "./message";
import { unmarked } from "./own";
import type { GameInfo, NewTable, PuzzleInfo, Replay, TableInfo } from "./wire";
import type { Part, Words } from "./words.svelte";

/** A page, and what it needs besides what all pages are given. */
interface Loaded {
  Page: Component<any>;
  props: Record<string, unknown>;
}

export interface GameCard {
  /** The words that only this game needs. */
  words: Part[];
  /** Those of them that a table fetches when somebody asks for a hint or the rules, and those of its coach. */
  asked?: Part[];
  coach?: Part[];
  /** What is played at a table, with its map. */
  played: (words: Words, table: TableInfo) => string;
  /** Where the names of its editions or maps are among the words. */
  variants: string;
  /** What is counted at the end, among the words; points, unless it says so. */
  counted?: string;
  /** Is it dealt at the beginning who has which mark? */
  dealsMarks?: boolean;
  /** The way in from the first page. */
  door: () => Promise<{ default: Component<{ game: GameInfo | undefined }> }>;
  /** A table for one person at once, against others that are no people. None: it has to be set up. */
  quick?: () => Promise<{ quickTable: (words: Words, name: string, game?: GameInfo) => Promise<NewTable> }>;
  table: (table: TableInfo) => Promise<Loaded>;
  /** None: a record of it cannot be looked at. */
  replay?: (replay: Replay) => Promise<Loaded>;
  /** Everybody's marks, where the seats do not give them. */
  marks?: (replay: Replay) => number[];
  /** The board of a puzzle. None: it has no puzzles. */
  puzzle?: (puzzle: PuzzleInfo) => Promise<Loaded>;
  /** What stands beside a table in a list. */
  mark: () => Promise<{ default: Component<{ table: TableInfo }> }>;
}

async function page(it: Promise<{ default: Component<any> }>, props: Promise<object> | object = {}): Promise<Loaded> {
  const [{ default: Page }, needed] = await Promise.all([it, props]);
  return { Page, props: { ...needed } };
}

type Facts = Record<string, unknown>;

/** What is printed on cards or boards that are not ours. */
const ownFacts = async ({ code }: TableInfo) => (await import("./api")).tableFacts<Facts>(code);

/** The deck that a table is played with, if it is not ours. */
const deck = async (table: TableInfo) => (table.tags["Deck"] ? { deck: await ownFacts(table) } : {});

const print = async (map: string | undefined, own: () => Promise<Facts>) => ({
  print: await (await import("./powergrid/facts")).loadPrint(map, own),
});

const CARDS: Record<string, GameCard> = {
  fzzzt: {
    words: ["fzzzt"],
    coach: ["fzzzt_coach"],
    played: (words, { tags }) => [words.say("fzzzt.title"), unmarked(tags["Deck"] ?? "")].filter(Boolean).join(" · "),
    variants: "fzzzt.edition",
    dealsMarks: true,
    door: () => import("../pages/start/FzzztDoor.svelte"),
    quick: () => import("./fzzzt/quick"),
    table: (table) => page(import("../pages/table/FzzztTable.svelte"), deck(table)),
    replay: ({ facts }) => page(import("../pages/replay/FzzztReplay.svelte"), { deck: facts ?? undefined }),
    marks: marksOf,
    puzzle: () => page(import("../pages/puzzles/FzzztPuzzle.svelte")),
    mark: () => import("../pages/start/FzzztMark.svelte"),
  },
  powergrid: {
    words: ["powergrid"],
    asked: ["powergrid_asked"],
    coach: ["powergrid_coach"],
    played: (words, { tags }) => {
      const key = `powergrid.map.${tags["Map"]}`;
      return words.say("powergrid.played", { map: words.has(key) ? words.say(key) : unmarked(tags["Map"] ?? "") });
    },
    variants: "powergrid.map",
    counted: "powergrid.player.cities",
    door: () => import("../pages/start/PowerGridDoor.svelte"),
    quick: () => import("./powergrid/quick"),
    table: (table) => page(import("../pages/table/PowerGridTable.svelte"), print(table.tags["Map"], () => ownFacts(table))),
    replay: ({ tags, facts }) =>
      page(import("../pages/replay/PowerGridReplay.svelte"), print(tags["Map"], async () => facts!)),
    puzzle: ({ tags }) => page(import("../pages/puzzles/PowerGridPuzzle.svelte"), print(tags["Map"], async () => ({}))),
    mark: () => import("../pages/start/PowerGridMark.svelte"),
  },
};

/** The names of the games that have a card here, in their order. */
export const NAMES = Object.keys(CARDS);

/** The words that the pages beside the tables need, which speak of every game. */
export const EVERY_GAME: Part[] = Object.values(CARDS).flatMap((card) => [...card.words, ...(card.asked ?? [])]);

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
    words: [],
    played: (words) => titleOf(words, name),
    variants: `${name}.variant`,
    door: () => import("../pages/plain/PlainDoor.svelte"),
    table: () => page(import("../pages/plain/PlainTable.svelte")),
    mark: () => import("../pages/plain/PlainMark.svelte"),
  };
}
