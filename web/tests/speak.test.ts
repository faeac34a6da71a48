import { describe, expect, test } from "vitest";
import { Speaker, type Value } from "../src/lib/speak";
import { goOn } from "../src/lib/story";
import type { Line, Named, Several, Told } from "../src/lib/wire";
import { wordsOf } from "./words";

const speaker = (lang: string, game = "fzzzt") => new Speaker(wordsOf(lang), game, (seat) => ["Ann", "Bob", "Cleo"][seat]!);
/** The viewer is at seat 1, between Ann and Cleo. */
const seat = (id: number): Named => ({ kind: "seat", id: String(id), you: id === 1 });
const told = (key: string, values: Record<string, Value>): Told => ({ key, values });
const seats = (...ids: number[]): Several => ({ items: ids.map(seat), joint: "and" });

describe("the viewer among others is no name", () => {
  const tied = (...ids: number[]) => told("fzzzt.event.tied", { names: seats(...ids), power: 4 });

  test.each([
    ["en", "Cleo and you tie at 4."],
    ["de", "Gleichstand mit 4: Cleo und du."],
    ["fr", "Égalité à 4\u00a0: Cleo et toi."],
    ["ru", "Ничья при 4: Cleo и ты."],
  ])("at the end of a list, %s", (lang, sentence) => {
    expect(speaker(lang).sentence(tied(2, 1))).toBe(sentence);
  });

  test("at the beginning of a sentence", () => {
    expect(speaker("en").sentence(tied(1, 2))).toBe("You and Cleo tie at 4.");
  });

  test("who acts, and who sits beside", () => {
    const sits = told("powergrid.event.seat_drawn", { name: seat(2), neighbour: seat(1) });
    expect(speaker("de", "powergrid").sentence(sits)).toBe("Cleo sitzt im Uhrzeigersinn neben dir.");
    const won = told("fzzzt.event.card_won", { name: seat(1), card: { kind: "robot", id: "b-r1-01" }, power: 3 });
    expect(speaker("en").sentence(won)).toBe("You win Pip with 3.");
  });
});

test("nouns have words, numbers and counts, or their own names", () => {
  const say = (value: Value) => speaker("en", "powergrid").words(value);
  expect(say({ kind: "fuel", id: "coal", count: 3 })).toBe("3 coal");
  expect(say({ kind: "plant", id: "13" })).toBe("plant 13");
  expect(say({ kind: "card", id: "flux" })).toBe("the Flux Generator");
  expect(say({ kind: "city", id: "Koln", name: "Köln" })).toBe("Köln");
  expect(say({ kind: "region", id: "mauve" })).toBe("mauve");
});

describe("nouns have a case, a number and a gender", () => {
  const robot = (lang: string) => new Speaker(wordsOf(lang), "powergrid", (seat) => (seat ? wordsOf(lang).noun("told.robot", { name: "Gisela" }) : "Ann"));

  test("a robot, in the case of its sentence", () => {
    const named = told("powergrid.event.city_named", { name: seat(0), city: { kind: "city", id: "x", name: "Essen" }, robot: { kind: "seat", id: "1" } });
    expect(robot("ru").sentence(named)).toBe("Ann называет город Essen для робота Gisela.");
    expect(robot("fr").sentence(named)).toBe("Ann désigne Essen pour Gisela.");
  });

  test("several fuels", () => {
    const tokens: Several = { items: [{ kind: "fuel", id: "oil", count: 3 }, { kind: "fuel", id: "garbage", count: 1 }], joint: ", " };
    const bought = told("powergrid.event.fuel_bought", { name: seat(0), tokens, payment: 9 });
    expect(robot("ru").sentence(bought)).toBe("Ann покупает 3 нефти, 1 мусор за 9.");
    expect(robot("fr").sentence(bought)).toBe("Ann achète 3 pétroles, 1 déchet pour 9.");
  });

  test.each([
    ["13", "Выставляет электростанцию 13: у неё наибольший номер."],
    ["flux", "Выставляет генератор Flux: у него наибольший номер."],
  ])("plant %s", (id, sentence) => {
    const plant = { kind: id === "flux" ? "card" : "plant", id };
    expect(robot("ru").sentence(told("powergrid.reason.opens_largest", { plant }))).toBe(sentence);
  });
});

test("what has no message is said otherwise", () => {
  expect(speaker("de").sentence({ key: "error.no_such_code", values: {}, otherwise: "not like this" })).toBe("Not like this");
});

test("a story goes on: lines are dropped and told anew, and keep their place", () => {
  const line = (kind: string): Line => ({ kind, told: [] });
  const story = goOn([], [
    { drop: 0, lines: [line("a")], position: 1 },
    { drop: 0, lines: [line("b")], position: 2 },
    { drop: 1, lines: [line("b2"), line("c")], position: 3 },
  ]);
  expect(story.map(({ kind, position }) => [kind, position])).toEqual([["a", 1], ["b2", 2], ["c", 3]]);
  expect(goOn(story, [{ drop: 2, lines: [], position: 4 }])).toHaveLength(1);
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
