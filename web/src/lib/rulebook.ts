import { to } from "./router.svelte";
import type { Lang } from "./words.svelte";
import { search } from "./ui/search";

export interface Paragraph {
  kind: "paragraph";
  numbers: string[];
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
  /** Which of several such tables it is. */
  title: string;
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

/** The rules of a game in one language; made by robobid/app/rulebook. */
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

/** The book as it reads for one edition or map. */
export function chaptersOf(book: Book, variant: string): Chapter[] {
  return book.chapters.map((chapter) => ({ ...chapter, parts: chapter.parts.filter((part) => isFor(part, variant)) }));
}

/** The paragraphs that a search finds, each with the tables, drawings and examples that follow it. */
export function found(chapters: readonly Chapter[], query: string): Chapter[] {
  const paragraphs = chapters.flatMap(({ parts }) => parts).filter((part) => part.kind === "paragraph");
  const kept = new Set<Part>(search(paragraphs, ({ words }) => words, query));
  return chapters
    .map((chapter) => {
      let isKept = false;
      const parts = chapter.parts.filter((part) => (isKept = part.kind === "paragraph" ? kept.has(part) : isKept));
      return { ...chapter, parts };
    })
    .filter((chapter) => chapter.parts.length);
}

/** A rule behind its sign, a robot's piece by its name, so that neither misleads; a map is known by its text. */
export function shownNumber(number: string): string {
  if (number.startsWith("piece-")) return number.slice("piece-".length);
  return number.includes("-") ? "" : `§ ${number}`;
}

/** The address of a game's rules, of a paragraph in them, of the text for an edition or map. */
export function ruleAddress(game: string, { number = "", variant = "" }: { number?: string; variant?: string } = {}): string {
  return to(...["rules", game, number, variant].filter(Boolean));
}

/** What an address asks for, behind the game; where a paragraph is not in the edition asked for, its own is shown. */
export function askedFor(book: Book, path: readonly string[], usual: string): { number: string; variant: string } {
  const number = path.find((word) => !book.variants.includes(word)) ?? "";
  const variant = [...path, usual].find((word) => book.variants.includes(word)) ?? book.variants[0]!;
  const places = book.chapters.flatMap(({ parts }) => parts).filter((part) => part.kind === "paragraph" && part.numbers.includes(number));
  const [place] = places;
  if (place?.kind === "paragraph" && !places.some((each) => isFor(each, variant))) return { number, variant: place.only[0]! };
  return { number, variant };
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
