import type { Words } from "$lib/words.svelte";
import type { Chance } from "./cities";
import { drawnId } from "./facts";
import { regionName } from "./labels";
import type { Play } from "./play.svelte";
import type { Scene } from "./scene.svelte";
import type { Site } from "./view";

/** A city with all its costs in words: for lists, and for whoever cannot see the map.
 * It begins with what the map shows: the name, and the price beside it. */
export function siteLabel(words: Words, scene: Scene, site: Site): string {
  const city = scene.city(site.city);
  const house = (scene.houses[drawnId(site.city)]?.length ?? 0) + 1;
  const place = words.say(`web.powergrid.do.house_${house}`, { place: site.place ?? 0 });
  if (site.total === null) return words.say("web.powergrid.map.full", { city });
  if (!site.via.length) return words.titled(`${city} ${site.total}`, place);
  const from = words.say("web.powergrid.do.path_from", { path: site.path, city: scene.city(site.via[0]!) });
  return words.titled(`${city} ${site.total}`, `${from}, ${place}`);
}

/** What the cities show while something is to be chosen on the map. */
export function chancesOf(words: Words, play: Play): Record<string, Chance> {
  const { scene, building, options } = play;
  if (building) {
    return Object.fromEntries(
      building.sites.map((site) => [
        drawnId(site.city),
        { price: site.total ?? undefined, can: !site.why_not, label: siteLabel(words, scene, site) },
      ]),
    );
  }
  return Object.fromEntries(
    options.flatMap(({ action, move }) =>
      "city" in action ? [[drawnId(action.city), chanceFor(words, play, action.city, move)]] : [],
    ),
  );
}

/** A city that a robot may be given, with what it costs the robot and what follows from it. */
function chanceFor(words: Words, play: Play, id: string, move: string): Chance {
  const price = play.forRobot(move)?.cost ?? undefined;
  const follows = play.followsFrom(move);
  const city = play.scene.city(id);
  const seen = price === undefined ? city : `${city} ${price}`;
  return { can: true, price, label: follows ? words.titled(seen, follows) : seen };
}

/** The regions that can be chosen, by name. */
export function regionsOf(words: Words, { options }: Play): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ action }) => ("region" in action ? [[action.region, regionName(words, action.region)]] : [])),
  );
}

/** A path through cities as links of the drawing. */
export function linksOf(via: readonly string[]): string[] {
  return via.slice(1).map((city, at) => `${drawnId(via[at]!)} ${drawnId(city)}`);
}
