import type { Values } from "$lib/message";
import { kindOf } from "$lib/powergrid/asked";
import { cardName, cardNoun, fuelName, marketName, pieceName, regionName, robotNoun } from "$lib/powergrid/labels";
import type { Words } from "$lib/words.svelte";
import type { Helper, Option } from "./helper.svelte";

/** What is asked now: of a person by name, or what luck gave at the table. */
export function question(words: Words, helper: Helper): string {
  const decision = helper.decision;
  if (!decision) return words.say("web.helper.over");
  const { seat } = decision;
  const kind = kindOf(decision);
  if (seat === null) {
    const key = `web.helper.luck.${kind}`;
    return words.has(key) ? words.say(key, gaps(words, helper)) : words.say("web.helper.luck");
  }
  const kinds = [helper.notes.choice?.what, kind];
  const key = kinds.map((each) => `web.helper.ask.${each}`).find((each) => words.has(each));
  const values = { ...gaps(words, helper), name: helper.name(seat) };
  return words.say(key ?? "web.helper.ask", values);
}

/** The robot that is chosen for, whose piece is dealt, and the plant in the auction. */
function gaps(words: Words, helper: Helper): Values {
  const dealt = helper.options[0]?.action;
  const robot = dealt?.type === "DealPiece" ? dealt.seat : helper.notes.robot;
  const auction = helper.view.auction;
  return {
    robot: robot === null ? "" : robotNoun(words, helper.name(robot)),
    plant: auction ? cardNoun(words, auction.plant) : "",
    bid: auction?.bid ?? 0,
  };
}

/** What a button says that stands for an option. */
export function optionText(words: Words, helper: Helper, { action, move }: Option): string {
  if (action.type === "Done") return words.say("web.helper.nothing");
  if ("piece" in action) return pieceName(words, action.piece);
  if ("city" in action) return helper.city(action.city);
  if ("plant" in action) return cardName(words, action.plant);
  // Of a plant that is turned its number is enough.
  if ("card" in action) return Number.isInteger(action.card) ? String(action.card) : cardName(words, action.card);
  if ("region" in action) return regionName(words, action.region);
  if ("market" in action) return marketName(words, action.market);
  if ("fuel" in action) return fuelName(words, action.fuel);
  if ("seat" in action) return helper.name(action.seat);
  return move;
}
