import de from "$data/locales/de.json";
import { expect, test } from "vitest";
import { explain } from "../src/lib/explain";
import { fill, parse, type Values } from "../src/lib/message";
import type { Words } from "../src/lib/words.svelte";

const messages: Record<string, string> = de;
const plural = new Intl.PluralRules("de");
const words = {
  has: (key: string) => key in messages,
  say: (key: string, values: Values = {}) => fill(parse(messages[key]!), values, plural),
} as unknown as Words;

test("a reason inside a refusal is told in the reader's language too", () => {
  const reason = { code: "regions_apart", message: "these regions are not connected", values: {} };
  const values = { regions: ["red", "brown"], reason, allowed: ["red", "brown", "green"] };
  const problem = { code: "bad_regions", message: "red brown: these regions are not connected", values: values as never };
  expect(explain(words, problem)).toBe(
    "Auf diesen Regionen kann man nicht spielen (red, brown): Sie hängen nicht zusammen. Es gibt red, brown, green.",
  );
});

test("a game names the values of a reason", () => {
  const reason = { code: "region_not_here", message: "there is no region 'pink' on this map", values: { region: "pink" } };
  const problem = { code: "bad_position", message: "not a position", values: { reason } as never };
  const named = (name: string) => (name === "region" ? "Rosa" : undefined);
  expect(explain(words, problem, named)).toBe("Keine Stellung: Eine Region Rosa hat diese Karte nicht.");
});
