import { CARDS } from "./fzzzt/cards";
import { titleOf } from "./fzzzt/labels";
import type { Problem } from "./wire";
import type { Words } from "./words.svelte";

const isCard = new Set(CARDS.map((card) => card.id));

/** What a value of a refusal is called by a game; nothing if it has no name for it. */
export type Naming = (name: string, value: unknown) => string | number | undefined;

/** A refusal in the reader's language; the server's own words if we have none. */
export function explain(words: Words, problem: Problem, named?: Naming): string {
  const key = [`web.error.${problem.code}`, `error.${problem.code}`].find((each) => words.has(each));
  if (!key) return problem.message;
  const values = Object.entries(problem.values as Record<string, unknown>).map(([name, value]) => {
    const text = String(value);
    const ours = named?.(name, value);
    if (ours !== undefined) return [name, ours];
    return [name, isCard.has(text) ? titleOf(words, text) : typeof value === "number" ? value : text];
  });
  return words.say(key, Object.fromEntries(values));
}
