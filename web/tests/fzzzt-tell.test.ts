import de from "$data/locales/de.json";
import en from "$data/locales/en.json";
import fr from "$data/locales/fr.json";
import ru from "$data/locales/ru.json";
import { describe, expect, test } from "vitest";
import { Narrator } from "../src/lib/fzzzt/tell";
import type { FzzztEvent } from "../src/lib/fzzzt/view";
import { fill, parse, type Values } from "../src/lib/message";
import type { Words } from "../src/lib/words.svelte";

const FILES: Record<string, Record<string, string>> = { en, de, fr, ru };

function wordsOf(lang: string): Words {
  const plural = new Intl.PluralRules(lang);
  return {
    say: (key: string, values: Values = {}) => fill(parse(FILES[lang]![key] ?? key), values, plural),
    list: (items: string[]) => new Intl.ListFormat(lang).format(items),
  } as unknown as Words;
}

/** The viewer is at seat 1, between Ann and Cleo. */
function told(lang: string, ...events: object[]): string[] {
  const cast = { name: (seat: number) => ["Ann", "Bob", "Cleo"][seat]!, isMe: (seat: number) => seat === 1, seats: 3 };
  return new Narrator(wordsOf(lang), cast).lines(events as FzzztEvent[]).map((line) => line.text);
}

describe("the viewer among others is no name", () => {
  const tied = (...seats: number[]) => ({ type: "BidsTied", seats, power: 4 });

  test.each([
    ["en", "Cleo and you tie at 4."],
    ["de", "Gleichstand mit 4: Cleo und du."],
    ["fr", "Égalité à 4 : Cleo et toi."],
    ["ru", "Ничья при 4: Cleo и ты."],
  ])("at the end of a list, %s", (lang, sentence) => {
    expect(told(lang, tied(2, 1))[0]).toContain(sentence);
  });

  test("at the beginning of a sentence", () => {
    expect(told("en", tied(1, 2))[0]).toContain("You and Cleo tie at 4.");
  });

  test("in the list of bids", () => {
    const bids = { type: "BidsRevealed", bids: [[0, ["b-r1-06"], 1], [1, ["b-r5-03"], 5]] };
    expect(told("de", bids)[0]).toMatch(/^Gebote: Ann 1 \(.+\), du 5 \(.+\)\.$/);
  });

  test.each([
    ["en", "You share the win with Ann and Cleo: 21 points"],
    ["de", "Du teilst dir den Sieg mit Ann und Cleo: 21 Punkte"],
    ["fr", "Tu partages la victoire avec Ann et Cleo : 21 points"],
    ["ru", "Ты делишь победу (Ann и Cleo): 21 очко"],
  ])("who shares a win, %s", (lang, sentence) => {
    const words = wordsOf(lang);
    const names = words.list(["Ann", "Cleo"]);
    expect(words.say("web.now.shared", { who: "you", names, points: 21 })).toBe(sentence);
  });
});

test("why a tie is won depends on who was Chief before", () => {
  const tie = [{ type: "BidsTied", seats: [2, 0], power: 4 }];
  expect(told("en", { type: "ChiefChanged", seat: 2 }, ...tie).at(-1)).toContain("Cleo is Chief and wins the tie.");
  expect(told("en", { type: "ChiefChanged", seat: 1 }, ...tie).at(-1)).toContain("Cleo is the nearest clockwise");
});

test.each([
  ["en", "1.5 points"],
  ["de", "1,5 Punkte"],
  ["ru", "около 1,5 очка"],
])("a fraction is written as in the language, %s", (lang, worth) => {
  const values = { card: "Pip", worth: 1.5, power: 3 };
  expect(wordsOf(lang).say("hint.bid_for_points", values)).toContain(worth);
});

test.each([1, 2, 5, 21])("Russian counts of %i are inflected", (n) => {
  const words = wordsOf("ru");
  const cards = { 1: "1 карту", 2: "2 карты", 5: "5 карт", 21: "21 карту" }[n];
  expect(words.say("web.bid.lay", { n, power: 6 })).toBe(`Поставить ${cards}, энергия 6`);
  const points = { 1: "1 очко", 2: "2 очка", 5: "5 очков", 21: "21 очко" }[n];
  expect(words.say("fzzzt.fact.points", { n })).toBe(points);
});
