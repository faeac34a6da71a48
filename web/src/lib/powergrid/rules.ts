import type { Rule, Rules } from "$lib/rules";
import type { Words } from "$lib/words.svelte";
import { fuelName, pieceName, regionName } from "./labels";
import type { Scene } from "./scene.svelte";
import type { View } from "./view";

const RULES: Partial<Record<View["phase"], readonly string[]>> = {
  regions: ["A1.1"],
  lots: ["A1.1"],
  auction: ["A3.2", "A3.3", "A3.4", "A3.7", "A6.1"],
  unsold: ["A3.2", "A3.4", "A6.1"],
  "early-cities": ["C2", "A5.2", "A5.4"],
  resources: ["A4.1", "A4.2"],
  building: ["A5.1", "A5.2", "A5.3", "A5.4", "A5.5", "A6.2", "A9.1"],
  "step-2": ["A6.2", "A9.1"],
  income: ["A7.1", "A7.2"],
  plants: ["A7.1", "A7.2", "A6.1"],
  over: ["A9.1"],
};
const PARTS = { F: "first_city", A: "auction", R: "resources", B: "building", S: "special" } as const;

/** The rules, each with its number and this game's own figures. */
export function rulesOf(words: Words, scene: Scene): Rules {
  const { view, figures } = scene;
  const values = {
    plants: figures.max_plants,
    regions: figures.regions,
    end: figures.cities_for_end,
    step2: figures.cities_for_step2,
    step: view.step,
  };
  const rule = (number: string): Rule => ({ number, text: words.say(`powergrid.rule.${number}`, values) });
  const now = RULES[view.phase] ?? [];
  const others = new Set(Object.values(RULES).flat().filter((number) => !now.includes(number)));
  const robot = scene.notes.robot;
  return {
    now: [...now.map(rule), ...mapRules(words, scene), ...(robot === null ? [] : piecesOf(words, scene, robot))],
    others: [...others].toSorted(byNumber).map(rule),
  };
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** What the map changes in this phase. */
function mapRules(words: Words, scene: Scene): Rule[] {
  const { view, map } = scene;
  const rules: Rule[] = [];
  const ofMap = (key: string, told: Record<string, string | number> = {}) =>
    rules.push({ number: "B", text: words.say(`powergrid.rule.B.${key}`, told) });
  if (view.phase === "auction" && map.nuclear_regions) {
    const regions = map.nuclear_regions.map((region) => regionName(words, region)).join(", ");
    ofMap("nuclear", { regions });
  }
  if (view.phase === "resources") {
    if (map.markets.length > 1) ofMap("korea");
    for (const { city, fuel, amount } of map.discounts)
      ofMap("discount", { city: scene.city(city), fuel: fuelName(words, fuel), amount });
  }
  return rules;
}

/** A robot's pieces, and what each makes it do. */
function piecesOf(words: Words, scene: Scene, seat: number): Rule[] {
  const pieces = scene.pieces(seat);
  if (!pieces) return [];
  return Object.entries(PARTS).flatMap(([letter, part]) => {
    const piece = `${letter}${pieces[part]}`;
    if (!pieces[part]) return [];
    return [{ number: piece, text: `${pieceName(words, piece)}: ${words.say(`powergrid.piece.${piece}.does`)}` }];
  });
}
