import type { Noun } from "$lib/message";
import type { Words } from "$lib/words.svelte";
import { cardOf, deviceName, robotName, type Card, type Symbol } from "./cards";

/** A card's name as it stands on the card. */
export function cardTitle(words: Words, card: Card): string {
  const name = robotName(card.id);
  if (name) return name;
  if (card.kind === "mechanic")
    return words.say("fzzzt.mechanic", { number: card.player ?? 0 });
  const kind = card.kind === "unit" ? (card.class ?? "unit") : card.kind;
  return words.say(`fzzzt.short.${kind}`);
}

/** A card's name where it stands alone. */
export function titleOf(words: Words, id: string): string {
  const card = cardOf(id);
  if (card.kind === "unit" && card.class) return words.say(`fzzzt.unit.${card.class}`);
  return cardTitle(words, card);
}

/** A card's name in a sentence, which asks for its article or case. */
export function cardNoun(words: Words, id: string): string | Noun {
  const card = cardOf(id);
  if (card.kind === "unit") return words.noun(card.class ? `fzzzt.unit.${card.class}` : "fzzzt.unit");
  if (card.kind === "mechanic") return words.noun("fzzzt.mechanic", { number: card.player ?? 0 });
  return robotName(card.id) || words.noun(`fzzzt.card.${card.kind}`);
}

export function titlesOf(words: Words, ids: readonly string[]): string {
  return words.list(ids.map((id) => titleOf(words, id)));
}

export function symbolName(words: Words, symbol: Symbol): string {
  return words.say(`fzzzt.symbol.${symbol}`);
}

export function symbolList(words: Words, symbols: readonly Symbol[]): string {
  return symbols.map((symbol) => symbolName(words, symbol)).join(", ");
}

/** Everything about a card in one line, for whoever cannot see it. */
export function cardLabel(words: Words, card: Card): string {
  const facts =
    card.kind === "unit"
      ? [words.say("fzzzt.fact.widget", { n: card.points })]
      : [
          words.say("fzzzt.fact.power", { n: card.power }),
          words.say("fzzzt.fact.points", { n: card.points }),
        ];
  const symbols = symbolList(words, card.symbols);
  const speed = card.belt_speed ? words.say("fzzzt.fact.speed", { n: card.belt_speed }) : "";
  return [titleOf(words, card.id), ...facts, symbols, speed].filter(Boolean).join(", ");
}

/** A peripheral's effect, by the word in its id: `pe-02-tape-deck`. */
export function peripheralWord(id: string): string {
  return id.split("-").slice(2).join("-");
}

export function peripheralName(words: Words, id: string): string {
  const key = `fzzzt.device.${peripheralWord(id)}`;
  if (words.has(key)) return words.say(key);
  return deviceName(id);
}

/** What a peripheral does; nothing for one that we do not know. */
export function peripheralWhat(words: Words, id: string): string {
  const key = `fzzzt.peripheral.${peripheralWord(id)}`;
  return words.has(key) ? words.say(key) : "";
}
