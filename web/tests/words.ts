import de from "$data/locales/de.json";
import en from "$data/locales/en.json";
import fr from "$data/locales/fr.json";
import ru from "$data/locales/ru.json";
import { fill, parse, type Values } from "../src/lib/message";
import type { Words } from "../src/lib/words.svelte";

export const FILES: Record<string, Record<string, string>> = { en, de, fr, ru };

/** A language for tests, with its messages read at once. */
export function wordsOf(lang: string): Words {
  const messages = FILES[lang]!;
  const plural = new Intl.PluralRules(lang);
  return {
    has: (key: string) => key in messages,
    say: (key: string, values: Values = {}) => fill(parse(messages[key] ?? key), values, plural),
    list: (items: string[]) => new Intl.ListFormat(lang).format(items),
  } as unknown as Words;
}
