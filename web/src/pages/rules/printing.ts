import { render } from "svelte/server";
import { bookOf, WITH_RULES } from "$lib/rulebook";
import { LANGUAGES, Words, type Lang } from "$lib/words.svelte";
import Printed from "./Printed.svelte";

interface Printing {
  lang: Lang;
  /** By game and name: the picture, or one for each step of an example. */
  drawings: Record<string, string[]>;
  /** What the components put into a page's head: their styles. */
  heads: string[];
}

/** Every drawing of the rulebooks, in each language. */
export async function* allDrawings(): AsyncGenerator<Printing> {
  for (const lang of Object.keys(LANGUAGES) as Lang[]) {
    const words = new Words();
    await words.speak(lang);
    const printing: Printing = { lang, drawings: {}, heads: [] };
    for (const game of WITH_RULES) {
      const book = await bookOf(game, lang);
      for (const part of book!.chapters.flatMap(({ parts }) => parts)) {
        if (part.kind !== "drawing" && part.kind !== "example") continue;
        const name = `${game}/${part.name}`;
        const steps = part.kind === "example" ? part.steps.length : 1;
        const made = Array.from({ length: steps }, (_, step) =>
          render(Printed, { props: { words, name, step }, idPrefix: `${game}-${part.name}-${step}-` }),
        );
        printing.drawings[name] = made.map(({ body }) => body.replace(/<!--.*?-->/g, ""));
        printing.heads.push(...made.map(({ head }) => head));
      }
    }
    yield printing;
  }
}
