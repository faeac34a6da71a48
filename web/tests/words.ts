import de from "virtual:words/de";
import fzzztGerman from "virtual:words/de/fzzzt";
import moreGerman from "virtual:words/de/more";
import powergridGerman from "virtual:words/de/powergrid";
import en from "virtual:words/en";
import fzzztEnglish from "virtual:words/en/fzzzt";
import moreEnglish from "virtual:words/en/more";
import powergridEnglish from "virtual:words/en/powergrid";
import fr from "virtual:words/fr";
import fzzztFrench from "virtual:words/fr/fzzzt";
import moreFrench from "virtual:words/fr/more";
import powergridFrench from "virtual:words/fr/powergrid";
import ru from "virtual:words/ru";
import fzzztRussian from "virtual:words/ru/fzzzt";
import moreRussian from "virtual:words/ru/more";
import powergridRussian from "virtual:words/ru/powergrid";
import { atLength, Messages, type Shortened } from "../src/lib/message";
import type { Words } from "../src/lib/words.svelte";

const FILES: Record<string, Shortened> = {
  en: { ...en, ...moreEnglish, ...fzzztEnglish, ...powergridEnglish },
  de: { ...de, ...moreGerman, ...fzzztGerman, ...powergridGerman },
  fr: { ...fr, ...moreFrench, ...fzzztFrench, ...powergridFrench },
  ru: { ...ru, ...moreRussian, ...fzzztRussian, ...powergridRussian },
};

/** A language for tests, with its messages read at once. */
export function wordsOf(lang: string): Words {
  const messages = new Messages(lang, atLength(FILES[lang]!));
  return {
    has: (key: string) => messages.has(key),
    say: messages.say.bind(messages),
    noun: messages.noun.bind(messages),
    titled: (title: string, text: string) => messages.say("told.titled", { title, text }),
    list: (items: string[]) => new Intl.ListFormat(lang).format(items),
  } as unknown as Words;
}
