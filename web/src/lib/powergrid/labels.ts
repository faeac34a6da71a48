import type { Noun } from "$lib/message";
import type { Words } from "$lib/words.svelte";
import { FUELS, STEP3, TRANSFORMER } from "./facts";
import type { Fuel, Plant } from "./plants";

/** The Flux Generator's number is no whole one; it sorts between 33 and 34. */
const isFlux = (number: number) => !Number.isInteger(number);

/** The word by which a move names a card. */
export function cardWord(number: number): string {
  if (number === STEP3) return "step3";
  if (number === TRANSFORMER) return "transformer";
  return isFlux(number) ? "flux" : String(number);
}

/** A card in a sentence: `plant 13`, `the Flux Generator`. */
export function cardNoun(words: Words, number: number | string): Noun {
  const word = typeof number === "number" ? cardWord(number) : number;
  if (/^\d+$/.test(word)) return words.noun("powergrid.plant", { number: word });
  return words.noun(`powergrid.card.${word}`);
}

export const cardName = (words: Words, number: number | string) => String(cardNoun(words, number));

export function fuelNoun(words: Words, fuel: Fuel | number): Noun {
  return words.noun(`powergrid.fuel.${typeof fuel === "number" ? FUELS[fuel] : fuel}`);
}

export const fuelName = (words: Words, fuel: Fuel | number) => String(fuelNoun(words, fuel));

/** A robot by its name, in a sentence that may say that it is one. */
export const robotNoun = (words: Words, name: string) => words.noun("told.robot", { name });

/** Some tokens, by the number of each: `3 coal, 1 oil`. */
export function tokensOf(words: Words, counts: readonly number[]): string {
  return counts
    .flatMap((n, fuel) => (n ? [words.say(`powergrid.fuel.${FUELS[fuel]}.counted`, { n })] : []))
    .join(", ");
}

/** Tokens one after another, counted: `2 coal, 1 oil`. */
export function burntOf(words: Words, fuels: readonly number[]): string {
  return tokensOf(words, FUELS.map((_, fuel) => fuels.filter((each) => each === fuel).length));
}

/** What a plant burns: `3 coal`, `2 coal/oil`, `eco`. */
export function needsOf(words: Words, plant: Plant): string {
  if (!plant.need) return words.say("web.powergrid.plant.no_fuel");
  if (plant.kind === "flux") return `${plant.need} ${words.say("powergrid.kind.flux")}`;
  return `${plant.need} ${plant.fuels.map((fuel) => fuelName(words, fuel)).join("/")}`;
}

/** Everything about a plant in one line, for whoever cannot see it. */
export function plantLabel(words: Words, plant: Plant, extra = 0): string {
  const name = cardName(words, plant.number);
  const cities = plant.cities + extra;
  return words.say("web.powergrid.plant.label", { plant: name, needs: needsOf(words, plant), n: cities });
}

/** A region's name: its colour, if it is one we know. */
export function regionNoun(words: Words, id: string): string | Noun {
  const key = `powergrid.region.${id}`;
  return words.has(key) ? words.noun(key) : id;
}

export const regionName = (words: Words, id: string) => String(regionNoun(words, id));

export function marketNoun(words: Words, name: string): string | Noun {
  const key = `powergrid.market.${name}`;
  return words.has(key) ? words.noun(key) : name;
}

export const marketName = (words: Words, name: string) => String(marketNoun(words, name));

/** A city's name: as its people write it, unless the language has a form of its own. */
export function cityNoun(words: Words, word: string, name: string): string | Noun {
  const key = `powergrid.city.${word}`;
  return words.has(key) ? words.noun(key) : name;
}

export const cityName = (words: Words, word: string, name: string) => String(cityNoun(words, word, name));

export function mapName(words: Words, id: string, name: string): string {
  const key = `powergrid.map.${id}`;
  return words.has(key) ? words.say(key) : name;
}

/** A piece with its name: `A3, most cities`. */
export function pieceName(words: Words, piece: string): string {
  return words.say("powergrid.piece", { piece, name: words.say(`powergrid.piece.${piece}.name`) });
}
