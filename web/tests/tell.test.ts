import de from "$data/locales/de.json";
import en from "$data/locales/en.json";
import fr from "$data/locales/fr.json";
import ru from "$data/locales/ru.json";
import { expect, test } from "vitest";
import { fill, parse, type Values } from "../src/lib/message";
import { Narrator } from "../src/lib/powergrid/tell";
import type { PowerGridEvent } from "../src/lib/powergrid/view";
import type { Words } from "../src/lib/words.svelte";

const LANGUAGES: Record<string, Record<string, string>> = { en, de, fr, ru };

/** Whoever tells Ann, in the first seat, what happens; Gisela is a robot. */
function narratorIn(lang: string): Narrator {
  const messages = LANGUAGES[lang]!;
  const plural = new Intl.PluralRules(lang);
  const words = {
    has: (key: string) => key in messages,
    say: (key: string, values: Values = {}) => fill(parse(messages[key] ?? key), values, plural),
    list: (items: string[]) => items.join(" and "),
  } as unknown as Words;
  return new Narrator(words, {
    name: (seat) => ["Ann", "Gisela"][seat]!,
    isMe: (seat) => seat === 0,
    city: (word) => (word === "Koln" ? "Köln" : word),
    hasMarkets: false,
  });
}
const narrator = narratorIn("en");
const told = (...events: object[]) => narrator.lines(events as PowerGridEvent[]).map((line) => line.text);

test("tokens bought one after another are one sentence", () => {
  const buy = (fuel: number, payment: number) => ({ type: "FuelBought", seat: 0, fuel, payment });
  expect(told(buy(0, 3), buy(0, 3), buy(1, 4))).toEqual(["You buy 2 coal, 1 oil for 10."]);
});

test("a robot's reason stands for what it does, and is given once", () => {
  const why = { type: "RobotDid", seat: 1, piece: "B6", reason: "builds_cheapest", values: { city: "Koln", cost: 14 } };
  const house = { type: "HouseBuilt", seat: 1, city: "Koln", path: 4, place: 10 };
  expect(told(why, house)).toEqual(["Gisela (B6, without limit) builds in Köln, the cheapest, for 14."]);
  expect(told(house)).toEqual(["Gisela builds in Köln for 10 + 4 = 14."]);
});

test("every event of the game has its sentence", () => {
  const values = { seat: 0, plant: 13, bid: 15, payment: 15, card: 21, fuel: 2, city: "Koln", region: "red", market: "", robot: 1, behind: 1, piece: "F2" };
  const kinds = [
    "RegionChosen", "PlantOffered", "BidMade", "DroppedOut", "OpeningPassed", "PlantBought", "PlantDiscarded", "FuelLost",
    "CardDrawn", "PlantRemoved", "PlantPutUnder", "TransformerOffered", "TransformerUnsold", "TransformerAttached", "MarketChosen",
    "PieceDealt", "SeatDrawn", "PlantNamed", "CityNamed", "CityBarred", "CityStruck", "CityMarked", "CityBidMade", "CityBidPassed", "CityBidWon",
  ];
  for (const type of kinds) {
    const [text] = told({ type, ...values });
    expect(text, type).toMatch(/^[A-Z]/);
    expect(text, type).not.toMatch(/powergrid\.|undefined|\{/);
  }
});

test("you are in the right case where somebody else acts", () => {
  const sits = { type: "SeatDrawn", seat: 1, behind: 0 } as PowerGridEvent;
  const waits = { type: "RobotDid", seat: 1, piece: "", reason: "builds_as_leader", values: { cities: 5, leader: 0 } } as unknown as PowerGridEvent;
  const said = (lang: string, event: PowerGridEvent) => narratorIn(lang).lines([event])[0]!.text;
  expect(Object.keys(LANGUAGES).map((lang) => said(lang, sits))).toEqual([
    "Gisela sits clockwise next to you.",
    "Gisela sitzt im Uhrzeigersinn neben dir.",
    "Gisela prend place à ta gauche.",
    "Gisela сидит по часовой стрелке сразу после тебя.",
  ]);
  expect(Object.keys(LANGUAGES).map((lang) => said(lang, waits).split(" ").at(-1))).toEqual(["you.", "du.", "toi.", "тебя."]);
});

test("a robot that is paid for one city is not paid for one cities", () => {
  const paid = (cities: number) =>
    ({ type: "RobotDid", seat: 1, piece: "", reason: "ran_enough", values: { cities, income: 22 } }) as unknown as PowerGridEvent;
  const said = (lang: string, cities: number) => narratorIn(lang).why(paid(cities) as never);
  expect(said("en", 1)).toBe("is paid for 1 city: 22 elektro.");
  expect(said("de", 1)).toBe("wird für 1 Stadt bezahlt: 22 Elektro.");
  expect(said("fr", 1)).toBe("est payé pour 1 ville : 22 elektro.");
  expect([1, 2, 5].map((n) => said("ru", n))).toEqual([
    "получает за 1 город: 22 электро.",
    "получает за 2 города: 22 электро.",
    "получает за 5 городов: 22 электро.",
  ]);
});
