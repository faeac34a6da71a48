import type { Lang } from "./words.svelte";
import { holds } from "./ui/search";

export interface Paragraph {
  kind: "paragraph";
  numbers: string[];
  /** The numbers as they are shown: a rule's and a piece's cannot be mistaken. */
  shown: string[];
  text: string;
  only: string[];
  /** What a search looks through: the text, its numbers and synonyms. */
  words: string;
}
export interface Drawing {
  kind: "drawing";
  name: string;
  caption: string;
}
export interface Table {
  kind: "table";
  name: string;
  heads: string[];
  rows: string[][];
  only: string[];
}
export interface Example {
  kind: "example";
  name: string;
  title: string;
  steps: string[];
}
export type Part = Paragraph | Drawing | Table | Example;

export interface Chapter {
  name: string;
  title: string;
  parts: Part[];
}

/** The rules of a game in one language; made by robobid/rulebook. */
export interface Book {
  game: string;
  title: string;
  lead: string[];
  chapters: Chapter[];
  variants: string[];
}

const BOOKS: Record<string, Record<Lang, () => Promise<{ default: Book }>>> = {
  fzzzt: {
    en: () => import("virtual:rulebook/fzzzt/en"),
    de: () => import("virtual:rulebook/fzzzt/de"),
    fr: () => import("virtual:rulebook/fzzzt/fr"),
    ru: () => import("virtual:rulebook/fzzzt/ru"),
  },
  powergrid: {
    en: () => import("virtual:rulebook/powergrid/en"),
    de: () => import("virtual:rulebook/powergrid/de"),
    fr: () => import("virtual:rulebook/powergrid/fr"),
    ru: () => import("virtual:rulebook/powergrid/ru"),
  },
};
export const WITH_RULES = Object.keys(BOOKS);

export async function bookOf(game: string, lang: Lang): Promise<Book | undefined> {
  return (await BOOKS[game]?.[lang]())?.default;
}

/** Does a part hold for an edition or map? */
export function isFor(part: Part, variant: string): boolean {
  return !("only" in part) || !part.only.length || part.only.includes(variant);
}

/** The book as it reads for one edition or map, and only what a search finds in it. */
export function chaptersOf(book: Book, variant: string, search: string): Chapter[] {
  const isFound = (part: Part) => !search.trim() || (part.kind === "paragraph" && holds(part.words, search));
  return book.chapters
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter((part) => isFor(part, variant) && isFound(part)) }))
    .filter((chapter) => chapter.parts.length);
}

/** A text in runs: plain, **bold** and `code`. */
export function runsOf(text: string): { text: string; style: "plain" | "bold" | "code" }[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((run) => {
      if (run.startsWith("**")) return { text: run.slice(2, -2), style: "bold" };
      if (run.startsWith("`")) return { text: run.slice(1, -1), style: "code" };
      return { text: run, style: "plain" };
    });
}
