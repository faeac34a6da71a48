import type { Words } from "$lib/words.svelte";
import type { Play } from "./play.svelte";

/** A bid that is so much higher than it needs to be is asked about. */
const FAR_MORE = 10;

/** Before passing the auction: can my plants supply my cities? */
export function passWarning(words: Words, { scene }: Play): string | undefined {
  const [cities, capacity] = [scene.me?.cities.length ?? 0, scene.myNotes?.capacity ?? 0];
  if (capacity >= cities && scene.me?.plants.length) return undefined;
  return words.say("web.powergrid.warn.pass", { n: cities, capacity });
}

/** Before a bid: is it far more than needed? */
export function bidWarning(words: Words, { amount, range }: Play): string | undefined {
  if (amount - range.least < FAR_MORE) return undefined;
  return words.say("web.powergrid.warn.bid", { more: amount - range.least, least: range.least });
}

/** Before buying ends: does the fuel supply what the plants could? */
export function fuelWarning(words: Words, { scene, buying }: Play): string | undefined {
  const notes = scene.myNotes;
  const could = Math.min(notes?.capacity ?? 0, scene.me?.cities.length ?? 0);
  const isMoreToBuy = buying?.tokens.some((token) => !token.why_not);
  if (!notes || !isMoreToBuy) return undefined;
  // Before the first house there is nothing to supply yet, but there will be.
  if (!scene.me?.cities.length && scene.me?.fuel.every((tokens) => !tokens)) return words.say("web.powergrid.warn.no_fuel");
  if (notes.supplies >= could) return undefined;
  return words.say("web.powergrid.warn.fuel", { n: notes.supplies, could });
}

/** Before a house: does it end the game? */
export function buildWarning(words: Words, { scene }: Play, city: string): string | undefined {
  const cities = (scene.me?.cities.length ?? 0) + 1;
  const end = scene.figures.cities_for_end;
  const isDecided = scene.view.players.some((player) => player.cities.length >= end);
  if (cities < end || isDecided) return undefined;
  const supplied = Math.min(scene.myNotes?.supplies ?? 0, cities);
  return words.say("web.powergrid.warn.end", { city: scene.city(city), n: cities, supplied });
}

/** Before the plants run: does leaving one off cost income? */
export function runWarning(words: Words, { switches: { plan }, running }: Play): string | undefined {
  const lost = (running?.plans[0]?.income ?? 0) - (plan?.income ?? 0);
  return lost > 0 ? words.say("web.powergrid.warn.run", { lost }) : undefined;
}
