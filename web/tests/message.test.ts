import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Messages, type Values } from "../src/lib/message";

const say = (lang: string, text: string, values: Values = {}) =>
  new Messages(lang, new FluentResource(`some-key = ${text}`).body).say("some.key", values);

test("gaps are filled", () => {
  expect(say("en", "{ $name } wins { $card }.", { name: "Mira", card: "Old Iron" })).toBe(
    "Mira wins Old Iron.",
  );
});

test("plurals follow the language's own forms", () => {
  const text = `{ $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
  }`;
  const told = [1, 2, 5, 11, 21, 22].map((n) => say("ru", text, { n }));
  expect(told).toEqual(["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]);
});

test("a word chooses a form, and forms may hold gaps", () => {
  const text = `{ $who ->
    [you] You lay
   *[other] { $name } lays
  } { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.`;
  expect(say("en", text, { who: "you", name: "?", n: 2 })).toBe("You lay 2 cards.");
  expect(say("en", text, { who: "other", name: "Ada", n: 1 })).toBe("Ada lays 1 card.");
});

test("a count has the separators of its language; Russian sets four digits together", () => {
  const count = (lang: string, n: number) => say(lang, "{ NUMBER($n) }", { n });
  expect(["en", "de", "fr", "ru"].map((lang) => count(lang, 7776))).toEqual(["7,776", "7.776", "7\u202f776", "7776"]);
  expect(count("ru", 280_000)).toBe("280\u00a0000");
  expect(count("en", 776)).toBe("776");
});

test("numbers are written as in the language, without separators", () => {
  expect(say("de", "{ $n }", { n: 1.5 })).toBe("1,5");
  expect(say("fr", "{ $n }", { n: 12345 })).toBe("12345");
});

test("the French de goes before a name's own vowel", () => {
  const hand = (name: string) => say("fr", 'Main { NOUN($name, case: "de") }', { name });
  expect(["Ada", "Élise", "Jonas"].map(hand)).toEqual(["Main d’Ada", "Main d’Élise", "Main de Jonas"]);
});

test("values are not read as messages", () => {
  expect(say("en", "{ $name }", { name: "{ $n }" })).toBe("{ $n }");
});

test("what has no message is its key", () => {
  expect(new Messages("en", []).say("no.such.key")).toBe("no.such.key");
});
