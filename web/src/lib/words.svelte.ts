import { createContext } from "svelte";
import { inCase, Messages, Noun, type Entries, type Values } from "./message";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", ru: "Русский" };
export type Lang = keyof typeof LANGUAGES;

const FILES: Record<Lang, () => Promise<{ default: Entries }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  ru: () => import("virtual:words/ru"),
};

/** What is said to people: a language, and its messages by key. */
export class Words {
  lang: Lang = $state("en");
  #messages = $state.raw(new Messages("en", []));
  #list = $derived(new Intl.ListFormat(this.lang, { type: "conjunction" }));

  /** Speak another language; nothing else on the screen changes. */
  async speak(lang: Lang): Promise<void> {
    const file = await FILES[lang]();
    this.#messages = new Messages(lang, file.default);
    this.lang = lang;
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
