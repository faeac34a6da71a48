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
  const values = Object.entries(problem.values as Record<string, unknown>).map(([name, value]) => [
    name,
    told(words, name, value, named),
  ]);
  return words.say(key, Object.fromEntries(values));
}

/** A value in words; a reason has a sentence of its own. */
function told(words: Words, name: string, value: unknown, named?: Naming): string | number {
  if (isReason(value)) return explain(words, value, named);
  const ours = named?.(name, value);
  if (ours !== undefined) return ours;
  if (Array.isArray(value)) return value.join(", ");
  const text = String(value);
  return isCard.has(text) ? titleOf(words, text) : typeof value === "number" ? value : text;
}

function isReason(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "values" in value;
}
