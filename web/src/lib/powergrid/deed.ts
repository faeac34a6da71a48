import type { IconName } from "$lib/ui/icons";
import type { Words } from "$lib/words.svelte";
import { TRANSFORMER } from "./facts";
import { burntOf, cardName, cardWord, fuelName, marketName, regionName } from "./labels";
import type { Play } from "./play.svelte";
import { bidWarning, buildWarning, fuelWarning, passWarning, runWarning } from "./warn";

export interface Button {
  label: string;
  icon?: IconName;
  act: () => void;
}

/** What can be done now, with its sum and what follows: for the panel and for the bar. */
export interface Deed {
  /** A number that decides, in wire numerals. */
  big?: string;
  /** A card that is drawn large. */
  plant?: number;
  title: string;
  /** The parts that add up to the sum. */
  parts: string[];
  note: string;
  hasStepper?: boolean;
  /** The one button to press. */
  go?: Button;
  /** Ends the turn, passes or drops out. */
  end?: Button;
}

/** What there is to do, by the kind of decision. */
export function deedOf(words: Words, play: Play): Deed {
  switch (play.kind) {
    case "open":
      return opening(words, play);
    case "bid":
      return bidding(words, play);
    case "city-bid":
      return cityBidding(words, play);
    case "fuel":
      return buying(words, play);
    case "build":
      return building(words, play);
    case "run":
      return running(words, play);
    case undefined:
      return waiting(words, play);
    default:
      return picking(words, play);
  }
}

/** Nothing is to be done but to watch, and perhaps to take something back. */
function waiting(words: Words, play: Play): Deed {
  const { scene } = play;
  const others = scene.toAct.filter((seat) => !scene.isMe(seat)).map((seat) => scene.name(seat));
  const names = words.list(others);
  const auction = scene.view.auction;
  const stands = auction && words.say("web.powergrid.do.stands", { plant: cardName(words, auction.plant), bid: auction.bid });
  return {
    plant: auction?.plant,
    title: auction?.bidder == null || !stands ? words.say("web.now.waiting", { names }) : stands,
    parts: [],
    note: play.mayUndo ? words.say("web.now.may_undo", { names, n: others.length }) : words.say("web.powergrid.do.meanwhile"),
  };
}

function keeps(words: Words, { scene }: Play, payment: number): string {
  return words.say("web.powergrid.do.keep", { money: (scene.me?.money ?? 0) - payment });
}

/** What follows from winning an auction: what is left, and whether a plant must go. */
function afterWinning(words: Words, play: Play, plant: number): string {
  const { me, figures } = play.scene;
  const isFull = plant !== TRANSFORMER && (me?.plants.length ?? 0) >= figures.max_plants;
  const gives = isFull ? words.say("web.powergrid.do.give_up") : "";
  return `${keeps(words, play, play.amount)} ${gives}`.trim();
}

function opening(words: Words, play: Play): Deed {
  const { plant, amount } = play;
  const end = play.opening?.may_pass
    ? {
        label: words.say("web.powergrid.do.pass"),
        act: () => play.ask(passWarning(words, play), () => play.act("pass")),
      }
    : undefined;
  if (plant === undefined) {
    return { title: words.say("web.powergrid.do.choose_plant"), parts: [], note: words.say("web.powergrid.do.choose_plant_why"), end };
  }
  const isLeast = amount === play.range.least;
  const move = `plant ${cardWord(plant)}${isLeast ? "" : ` ${amount}`}`;
  return {
    plant,
    title: cardName(words, plant),
    parts: [],
    note: afterWinning(words, play, plant),
    hasStepper: true,
    go: {
      label: words.say("web.powergrid.do.offer_at", { bid: amount }),
      icon: "gavel",
      act: () => play.ask(bidWarning(words, play), () => play.act(move)),
    },
    end,
  };
}

function bidding(words: Words, play: Play): Deed {
  const auction = play.scene.view.auction;
  const plant = auction?.plant ?? 0;
  const { least, most, may_pass } = play.bidding!;
  const canBid = most >= least;
  const name = cardName(words, plant);
  return {
    plant,
    title: auction?.bidder == null ? name : words.say("web.powergrid.do.stands", { plant: name, bid: auction.bid }),
    parts: [],
    note: canBid ? afterWinning(words, play, plant) : words.say("web.powergrid.why.bid_money", { least, money: most }),
    hasStepper: canBid,
    go: canBid
      ? {
          label: words.say("web.powergrid.do.bid", { bid: play.amount }),
          icon: "gavel",
          act: () => play.ask(bidWarning(words, play), () => play.act(String(play.amount))),
        }
      : undefined,
    end: may_pass ? { label: words.say("web.powergrid.do.drop_out"), act: () => play.act("pass") } : undefined,
  };
}

function cityBidding(words: Words, play: Play): Deed {
  const { may_pass, least, most } = play.bidding!;
  return {
    title: words.say("web.powergrid.do.city_bid_title", { robot: robotName(play) }),
    parts: [],
    note: keeps(words, play, play.amount),
    hasStepper: most >= least,
    go: {
      label: words.say("web.powergrid.do.bid", { bid: play.amount }),
      icon: "gavel",
      act: () => play.ask(bidWarning(words, play), () => play.act(`city-bid ${play.amount}`)),
    },
    end: may_pass ? { label: words.say("web.powergrid.do.drop_out"), act: () => play.act("city-pass") } : undefined,
  };
}

function buying(words: Words, play: Play): Deed {
  const { bought, scene } = play;
  const sum = bought.reduce((total, event) => total + event.payment, 0);
  const tokens = burntOf(words, bought.map((event) => event.fuel));
  const n = scene.myNotes?.supplies ?? 0;
  const of = scene.me?.cities.length ?? 0;
  const supplies = of ? words.say("web.powergrid.do.supplies", { n, of }) : capacityNote(words, play);
  return {
    big: bought.length ? String(sum) : undefined,
    title: tokens || words.say("web.powergrid.do.nothing_bought"),
    parts: bought.length > 1 ? bought.map((event) => String(event.payment)) : [],
    note: `${supplies} ${words.say("web.powergrid.do.have", { money: scene.me?.money ?? 0 })}`,
    go: {
      label: bought.length ? words.say("web.powergrid.do.bought", { tokens, sum }) : words.say("web.powergrid.do.buy_nothing"),
      icon: "check",
      act: () => play.ask(fuelWarning(words, play), () => play.act("done")),
    },
  };
}

/** What the plants could do with fuel, before there is a city. */
function capacityNote(words: Words, { scene }: Play): string {
  return words.say("web.powergrid.do.capacity", { n: scene.myNotes?.capacity ?? 0 });
}

function building(words: Words, play: Play): Deed {
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

function running(words: Words, play: Play): Deed {
  const { scene, switches } = play;
  const { plan } = switches;
  const supplied = plan?.supplied ?? 0;
  const of = scene.me?.cities.length ?? 0;
  const income = plan?.income ?? 0;
  const idle = (scene.me?.plants ?? []).filter((plant) => !plan?.plants.includes(plant));
  const note =
    idle.length && supplied === of
      ? words.say("web.powergrid.do.enough", { plants: words.list(idle.map((plant) => cardName(words, plant))) })
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

/** The robot that something is chosen for. */
export function robotName({ scene }: Play): string {
  return scene.notes.robot === null ? "" : scene.name(scene.notes.robot);
}

/** One of the listed options: what it is called. */
export function optionName(words: Words, play: Play, option: Play["options"][number]): string {
  const action = option.action as Record<string, unknown> & { type: string };
  if ("city" in action) return play.scene.city(String(action.city));
  if ("region" in action) return regionName(words, String(action.region));
  if ("plant" in action) return cardName(words, action.plant as number);
  if ("fuel" in action) return fuelName(words, action.fuel as number);
  if ("market" in action) return marketName(words, String(action.market));
  return words.say("web.powergrid.do.buy_nothing");
}

/** A choice among few things: of my own, or for a robot. */
function picking(words: Words, play: Play): Deed {
  const picked = play.options.find(({ move }) => move === play.picked);
  const done = play.options.find(({ action }) => action.type === "Done");
  const kind = play.kind ?? "";
  const robot = robotName(play);
  const key = `web.powergrid.pick.${kind}`;
  const title = words.say(words.has(key) ? key : "web.powergrid.pick.choose", { robot });
  const what = picked && optionName(words, play, picked);
  return {
    title: what ?? title,
    parts: [],
    note: what ? title : "",
    plant: (picked?.action as { plant?: number } | undefined)?.plant,
    go: picked && what !== undefined
      ? {
          label: words.say(words.has(`web.powergrid.picked.${kind}`) ? `web.powergrid.picked.${kind}` : "web.powergrid.picked.choose", { what, robot }),
          icon: "check",
          act: () => play.act(picked.move),
        }
      : undefined,
    end: done ? { label: words.say("web.powergrid.do.buy_nothing"), act: () => play.act(done.move) } : undefined,
  };
}
