import { createContext } from "svelte";
import { atLength, inCase, Messages, Noun, type Shortened, type Values } from "./message";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", ru: "Русский" };
export type Lang = keyof typeof LANGUAGES;

type Files = Record<Lang, () => Promise<{ default: Shortened }>>;

const FILES: Files = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  ru: () => import("virtual:words/ru"),
};

/** What only some pages say: those beside the tables, a page without a server, the ratings of robots, lessons, puzzles, a coach, each game's own, and of those what is said to whoever asks for it. */
const PARTS = {
  more: {
    en: () => import("virtual:words/en/more"),
    de: () => import("virtual:words/de/more"),
    fr: () => import("virtual:words/fr/more"),
    ru: () => import("virtual:words/ru/more"),
  },
  site: {
    en: () => import("virtual:words/en/site"),
    de: () => import("virtual:words/de/site"),
    fr: () => import("virtual:words/fr/site"),
    ru: () => import("virtual:words/ru/site"),
  },
  ratings: {
    en: () => import("virtual:words/en/ratings"),
    de: () => import("virtual:words/de/ratings"),
    fr: () => import("virtual:words/fr/ratings"),
    ru: () => import("virtual:words/ru/ratings"),
  },
  learn: {
    en: () => import("virtual:words/en/learn"),
    de: () => import("virtual:words/de/learn"),
    fr: () => import("virtual:words/fr/learn"),
    ru: () => import("virtual:words/ru/learn"),
  },
  puzzles: {
    en: () => import("virtual:words/en/puzzles"),
    de: () => import("virtual:words/de/puzzles"),
    fr: () => import("virtual:words/fr/puzzles"),
    ru: () => import("virtual:words/ru/puzzles"),
  },
  coach: {
    en: () => import("virtual:words/en/coach"),
    de: () => import("virtual:words/de/coach"),
    fr: () => import("virtual:words/fr/coach"),
    ru: () => import("virtual:words/ru/coach"),
  },
  fzzzt_coach: {
    en: () => import("virtual:words/en/fzzzt_coach"),
    de: () => import("virtual:words/de/fzzzt_coach"),
    fr: () => import("virtual:words/fr/fzzzt_coach"),
    ru: () => import("virtual:words/ru/fzzzt_coach"),
  },
  powergrid_coach: {
    en: () => import("virtual:words/en/powergrid_coach"),
    de: () => import("virtual:words/de/powergrid_coach"),
    fr: () => import("virtual:words/fr/powergrid_coach"),
    ru: () => import("virtual:words/ru/powergrid_coach"),
  },
  plan: {
    en: () => import("virtual:words/en/plan"),
    de: () => import("virtual:words/de/plan"),
    fr: () => import("virtual:words/fr/plan"),
    ru: () => import("virtual:words/ru/plan"),
  },
  powergrid_asked: {
    en: () => import("virtual:words/en/powergrid_asked"),
    de: () => import("virtual:words/de/powergrid_asked"),
    fr: () => import("virtual:words/fr/powergrid_asked"),
    ru: () => import("virtual:words/ru/powergrid_asked"),
  },
  fzzzt: {
    en: () => import("virtual:words/en/fzzzt"),
    de: () => import("virtual:words/de/fzzzt"),
    fr: () => import("virtual:words/fr/fzzzt"),
    ru: () => import("virtual:words/ru/fzzzt"),
  },
  powergrid: {
    en: () => import("virtual:words/en/powergrid"),
    de: () => import("virtual:words/de/powergrid"),
    fr: () => import("virtual:words/fr/powergrid"),
    ru: () => import("virtual:words/ru/powergrid"),
  },
} satisfies Record<string, Files>;
export type Part = keyof typeof PARTS;

/** What is said to people: a language, and its messages by key. */
export class Words {
  lang: Lang = $state("en");
  #messages = $state.raw(new Messages("en", []));
  #list = $derived(new Intl.ListFormat(this.lang, { type: "conjunction" }));

  #known = new Set<Part>();

  /** Speak another language; nothing else on the screen changes. */
  async speak(lang: Lang): Promise<void> {
    const parts = [FILES, ...[...this.#known].map((part) => PARTS[part])];
    const files = await Promise.all(parts.map((each) => each[lang]()));
    this.#messages = new Messages(lang, files.flatMap((file) => atLength(file.default)));
    this.lang = lang;
  }

  /** Learn what only some pages say; once is enough. */
  async learn(...parts: Part[]): Promise<void> {
    if (parts.every((part) => this.#known.has(part))) return;
    parts.forEach((part) => this.#known.add(part));
    await this.speak(this.lang);
  }

  has(key: string): boolean {
    return this.#messages.has(key);
  }

  say(key: string, values: Values = {}): string {
    return this.#messages.say(key, values);
  }

  /** A noun, of which a message may ask for another case or the gender. */
  noun(key: string, values: Values = {}): Noun {
    return this.#messages.noun(key, values);
  }

  /** A number as the language writes it: "2.5", "2,5". */
  number(value: number): string {
    return value.toLocaleString(this.lang, { maximumFractionDigits: 1 });
  }

  /** A title and what belongs to it, with a colon as the language sets it. */
  titled(title: string, text: string): string {
    return this.say("told.titled", { title, text });
  }

  /** Several things in one sentence: "Pip, Otto and Gong". */
  list(items: string[]): string {
    return this.#list.format(items);
  }

  /** Several nouns in one sentence, which may ask for another case. */
  nouns(items: readonly (string | Noun)[]): Noun {
    return new Noun((kase) => this.list(items.map((item) => inCase(item, kase))));
  }
}

/** The language to begin with: as chosen, else the browser's, else English. */
export function firstLanguage(chosen: string | undefined): Lang {
  const wanted = [chosen ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Lang => tag in LANGUAGES) ?? "en";
}

export const [getWords, setWords] = createContext<Words>();
