import { createContext } from "svelte";
import { fill, parse, type Values } from "./message";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", ru: "Русский" };
export type Lang = keyof typeof LANGUAGES;

const FILES: Record<Lang, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  ru: () => import("virtual:words/ru"),
};

/** What is said to people: a language, and its messages by key. */
export class Words {
  lang: Lang = $state("en");
  #messages: Record<string, string> = $state.raw({});
  #parsed = $derived.by(() => {
    void this.#messages;
    return new Map<string, ReturnType<typeof parse>>();
  });
  #plural = $derived(new Intl.PluralRules(this.lang));
  #list = $derived(new Intl.ListFormat(this.lang, { type: "conjunction" }));

  /** Speak another language; nothing else on the screen changes. */
  async speak(lang: Lang): Promise<void> {
    const file = await FILES[lang]();
    this.#messages = file.default;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(key: string): boolean {
    return key in this.#messages;
  }

  say(key: string, values: Values = {}): string {
    let message = this.#parsed.get(key);
    if (!message) {
      message = parse(this.#messages[key] ?? key);
      this.#parsed.set(key, message);
    }
    return fill(message, values, this.#plural);
  }

  /** Several things in one sentence: "Pip, Otto and Gong". */
  list(items: string[]): string {
    return this.#list.format(items);
  }
}

/** The language to begin with: as chosen, else the browser's, else English. */
export function firstLanguage(chosen: string | undefined): Lang {
  const wanted = [chosen ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Lang => tag in LANGUAGES) ?? "en";
}

export const [getWords, setWords] = createContext<Words>();
