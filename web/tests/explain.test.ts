import { expect, test } from "vitest";
import { explain } from "../src/lib/explain";
import { Speaker } from "../src/lib/speak";
import type { Several, Told } from "../src/lib/wire";
import { wordsOf } from "./words";

const words = wordsOf("de");
const problem = (code: string, told: Told) => ({ code, message: code, told });

test("a reason inside a refusal is told in the reader's language too", () => {
  const reason = { key: "error.regions_apart", values: {} };
  const regions: Several = { items: ["red", "brown"], joint: ", " };
  const allowed: Several = { items: ["red", "brown", "green"], joint: ", " };
  const told = { key: "error.bad_regions", values: { regions, reason, allowed } };
  expect(explain(words, problem("bad_regions", told))).toBe(
    "Auf diesen Regionen kann man nicht spielen (red, brown): Sie hängen nicht zusammen. Es gibt red, brown, green.",
  );
});

test("a game names the values of a reason", () => {
  const reason = { key: "error.region_not_here", values: { region: { kind: "region", id: "pink" } } };
  const told = { key: "error.bad_position", values: { reason } };
  const speaker = new Speaker(words, "powergrid");
  expect(explain(words, problem("bad_position", told), speaker)).toBe(
    `Keine Stellung: Eine Region ${words.say("powergrid.region.pink")} hat diese Karte nicht.`,
  );
});

test("the page says some things in its own words", () => {
  const told = { key: "error.too_fast", values: {}, otherwise: "too many messages" };
  expect(explain(words, problem("too_fast", told))).toBe(words.say("web.error.too_fast"));
});
