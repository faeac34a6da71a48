import { expect, test } from "vitest";
import { fill, parse } from "../src/lib/message";

const say = (lang: string, text: string, values = {}) =>
  fill(parse(text), values, new Intl.PluralRules(lang));

test("gaps are filled", () => {
  expect(say("en", "{name} wins {card}.", { name: "Mira", card: "Old Iron" })).toBe(
    "Mira wins Old Iron.",
  );
});

test("plurals follow the language's own forms", () => {
  const text = "{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}";
  const told = [1, 2, 5, 11, 21, 22].map((n) => say("ru", text, { n }));
  expect(told).toEqual(["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]);
});

test("a word chooses a form, and forms may hold gaps", () => {
  const text = "{who, select, you {You lay} other {{name} lays}} {n, plural, one {# card} other {# cards}}.";
  expect(say("en", text, { who: "you", name: "?", n: 2 })).toBe("You lay 2 cards.");
  expect(say("en", text, { who: "other", name: "Ada", n: 1 })).toBe("Ada lays 1 card.");
});
