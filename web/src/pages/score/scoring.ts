import { ApiError, bestScore, gameNamed } from "$lib/api";
import { cardOf } from "$lib/fzzzt/cards";
import type { Laying } from "$lib/fzzzt/laying";
import { fzzztSetups } from "$lib/fzzzt/setup";
import type { Score } from "$lib/fzzzt/view";
import type { Collection } from "$lib/wire";
import { asLaid, bestOf } from "./offline";

export interface Scored {
  score: Score;
  /** What the best layout would make, while one lays out by hand. */
  best: Score;
  /** Was it worked out here, because the server is away? */
  isOffline: boolean;
}

const kept = new Map<string, Promise<Scored>>();

/** What a player's cards are worth; the same cards are asked for once. */
export function scoreOf(edition: string, player: Laying): Promise<Scored> {
  const { chosen, fixed, layout } = player;
  const key = JSON.stringify([edition, chosen, fixed, layout]);
  const found = kept.get(key) ?? worked(edition, player);
  kept.set(key, found);
  // What was worked out without the server, or refused, is asked for again.
  found.then(({ isOffline }) => isOffline && kept.delete(key), () => kept.delete(key));
  return found;
}

export const unitsOf = ({ chosen }: Laying) => chosen.filter((id) => cardOf(id).kind === "unit");
export const othersOf = ({ chosen }: Laying) => chosen.filter((id) => cardOf(id).kind !== "unit");
export const robotsOf = (player: Laying) => othersOf(player).filter((id) => cardOf(id).symbols.length);

async function worked(edition: string, player: Laying): Promise<Scored> {
  const [units, others] = [unitsOf(player), othersOf(player)];
  const isByHand = player.layout === "hand";
  const lying = Object.fromEntries(units.map((unit) => [unit, others.filter((id) => player.fixed[id] === unit)]));
  const asked: Collection = { edition, units: lying, cards: others.filter((id) => !player.fixed[id]), by_hand: isByHand };
  // By hand nothing is fixed but what I have laid: the best layout may move it all.
  const free: Collection = { edition, units: Object.fromEntries(units.map((unit) => [unit, []])), cards: others };
  const shown = await one(asked);
  const best = isByHand ? await one(free) : shown;
  return { score: shown.score, best: best.score, isOffline: shown.isOffline || best.isOffline };
}

async function one(asked: Collection): Promise<{ score: Score; isOffline: boolean }> {
  try {
    return { score: await bestScore<Score>(asked), isOffline: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== "no_answer") throw error;
    return { score: await workedOutHere(asked), isOffline: true };
  }
}

async function workedOutHere({ edition, units = {}, cards = [], by_hand }: Collection): Promise<Score> {
  const laid = Object.entries(units).map(([unit, robots]) => ({ card: cardOf(unit), fixed: robots.map(cardOf) }));
  return { type: "Score", ...(by_hand ? asLaid : bestOf)(laid, cards.map(cardOf), await countsFzzzts(edition)) };
}

/** Is a Fzzzt a robot when ties are broken? The list of games is kept for offline use. */
async function countsFzzzts(edition: string | undefined): Promise<boolean> {
  try {
    const { editions } = fzzztSetups(await gameNamed("fzzzt"));
    return !!editions.find(({ name }) => name === edition)?.rules.fzzzt_counts_as_robot;
  } catch {
    return false;
  }
}
