import en from "$data/locales/en.json";
import { expect, test } from "vitest";
import { fill, parse, type Values } from "../src/lib/message";
import { Narrator } from "../src/lib/powergrid/tell";
import type { PowerGridEvent } from "../src/lib/powergrid/view";
import type { Words } from "../src/lib/words.svelte";

const messages: Record<string, string> = en;
const plural = new Intl.PluralRules("en");
const words = {
  has: (key: string) => key in messages,
  say: (key: string, values: Values = {}) => fill(parse(messages[key] ?? key), values, plural),
  list: (items: string[]) => items.join(" and "),
} as unknown as Words;
const narrator = new Narrator(words, {
  name: (seat) => ["Ann", "Gisela"][seat]!,
  isMe: (seat) => seat === 0,
  city: (word) => (word === "Koln" ? "Köln" : word),
  hasMarkets: false,
});
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
