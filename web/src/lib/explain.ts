import { Speaker } from "./speak";
import type { Problem } from "./wire";
import type { Words } from "./words.svelte";

/** A refusal in the reader's language; some are said in the page's own words. */
export function explain(words: Words, { code, told }: Problem, speaker = new Speaker(words)): string {
  const own = `web.error.${code}`;
  return speaker.sentence(words.has(own) ? { ...told, key: own } : told);
}
