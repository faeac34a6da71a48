import type { Speaker, Value } from "$lib/speak";
import type { WhyNot } from "./view";

const NOUNS = ["fuel", "region", "market"];

/** Why something cannot be chosen now, as a refusal would say it; `city` knows the names. */
export function whyNotText(speaker: Speaker, { code, values }: WhyNot, city: (word: string) => string): string {
  const named = Object.entries(values).map(([name, value]): [string, Value] => {
    if (name === "city") return [name, { kind: name, id: String(value), name: city(String(value)) }];
    return [name, NOUNS.includes(name) ? { kind: name, id: String(value) } : (value as Value)];
  });
  return speaker.sentence({ key: `error.${code}`, values: Object.fromEntries(named), otherwise: code });
}
