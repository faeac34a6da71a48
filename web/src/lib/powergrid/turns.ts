import type { Words } from "$lib/words.svelte";
import { keeps } from "./bids";
import type { Button, Deed } from "./deed";
import { burntOf, cardNoun } from "./labels";
import type { Play } from "./play.svelte";
import { buildWarning, fuelWarning, runWarning } from "./warn";

/** Buying fuel, token by token. */
export function buying(words: Words, play: Play): Deed {
  const { bought, scene } = play;
  const sum = bought.reduce((total, event) => total + event.payment, 0);
  const tokens = burntOf(words, bought.map((event) => event.fuel));
  const n = scene.myNotes?.supplies ?? 0;
  const of = scene.me?.cities.length ?? 0;
  const done = () => play.ask(fuelWarning(words, play), () => play.act("done"));
  const supplies = scene.myNotes?.runs_all ? words.say("web.powergrid.do.runs_all") : of ? words.say("web.powergrid.do.supplies", { n, of }) : capacityNote(words, play);
  return {
    big: bought.length ? String(sum) : undefined,
    title: tokens || words.say("web.powergrid.do.nothing_bought"),
    parts: bought.length > 1 ? bought.map((event) => String(event.payment)) : [],
    note: `${supplies} ${words.say("web.powergrid.do.have", { money: scene.me?.money ?? 0 })}`,
    ...(bought.length
      ? { go: { label: words.say("web.powergrid.do.bought", { tokens, sum }), icon: "check", act: done } }
      : { end: { label: words.say("web.powergrid.do.buy_nothing"), act: done } }),
  };
}

/** What the plants could do with fuel, before there is a city. */
function capacityNote(words: Words, { scene }: Play): string {
  return words.say("web.powergrid.do.capacity", { n: scene.myNotes?.capacity ?? 0 });
}

/** Building, house by house. */
export function building(words: Words, play: Play): Deed {
  const { scene, built } = play;
  const site = play.chosenSite;
  const end: Button = { label: words.say("web.powergrid.do.end_turn"), act: () => play.act("done") };
  const cities = scene.me?.cities.length ?? 0;
  if (!site) {
    const canBuild = play.building?.sites.some((each) => !each.why_not);
    const sum = built.reduce((total, event) => total + event.path + event.place, 0);
    const title = built.length
      ? words.say("web.powergrid.do.built", { cities: words.list(built.map((event) => scene.city(event.city))), sum })
      : words.say(canBuild ? "web.powergrid.do.choose_city" : "web.powergrid.do.no_city");
    const note = words.say("web.powergrid.do.cities_now", { n: cities, capacity: scene.myNotes?.capacity ?? 0 });
    return { title, parts: [], note, ...(canBuild ? { end } : { go: end }) };
  }
  const house = (scene.houses[site.city.toLowerCase()]?.length ?? 0) + 1;
  const parts = [words.say(`web.powergrid.do.house_${house}`, { place: site.place ?? 0 })];
  if (site.via.length) parts.unshift(words.say("web.powergrid.do.path", { path: site.path }));
  const after = words.say("web.powergrid.do.cities_then", {
    city: scene.city(site.city),
    n: cities + 1,
    end: scene.figures.cities_for_end,
  });
  return {
    big: String(site.total),
    title: scene.city(site.city),
    parts,
    note: `${keeps(words, play, site.total ?? 0)} ${after}`,
    go: {
      label: words.say("web.powergrid.do.build", { cost: site.total ?? 0 }),
      icon: "house",
      act: () =>
        play.ask(buildWarning(words, play, site.city), () => {
          play.act(`+ ${site.city}`);
          play.city = undefined;
        }),
    },
    end,
  };
}

/** Switching the plants on. */
export function running(words: Words, play: Play): Deed {
  const { scene, switches } = play;
  const { plan } = switches;
  const supplied = plan?.supplied ?? 0;
  const of = scene.me?.cities.length ?? 0;
  const income = plan?.income ?? 0;
  const ran = scene.view.running;
  const idle = (scene.me?.plants ?? []).filter((plant) => !plan?.plants.includes(plant) && !ran.includes(plant));
  const note =
    idle.length && supplied === of
      ? words.say("web.powergrid.do.enough", { plants: words.nouns(idle.map((plant) => cardNoun(words, plant))) })
      : words.say("web.powergrid.do.run_why");
  return {
    big: `+${income}`,
    title: words.say("web.powergrid.do.lit", { n: supplied, of }),
    parts: [],
    note,
    go: {
      label: words.say("web.powergrid.do.switch_on", { income }),
      icon: "spark",
      act: () => play.ask(runWarning(words, play), () => play.actAll(switches.moves.map((move) => ({ move })))),
    },
  };
}
