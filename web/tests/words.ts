import de from "virtual:words/de";
import en from "virtual:words/en";
import fr from "virtual:words/fr";
import ru from "virtual:words/ru";
import { Messages, type Entries } from "../src/lib/message";
import type { Words } from "../src/lib/words.svelte";

const FILES: Record<string, Entries> = { en, de, fr, ru };

/** A language for tests, with its messages read at once. */
export function wordsOf(lang: string): Words {
  const messages = new Messages(lang, FILES[lang]!);
  return {
    has: (key: string) => messages.has(key),
    say: messages.say.bind(messages),
    noun: messages.noun.bind(messages),
    titled: (title: string, text: string) => messages.say("told.titled", { title, text }),
    list: (items: string[]) => new Intl.ListFormat(lang).format(items),
  } as unknown as Words;
}
