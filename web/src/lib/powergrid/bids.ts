import type { Words } from "$lib/words.svelte";
import type { Deed } from "./deed";
import { cardName, cardNoun, cardWord } from "./labels";
import { robotChosenFor } from "./picks";
import type { Play } from "./play.svelte";
import { bidWarning, passWarning } from "./warn";

/** What is left after a payment; nothing is said of it where others look on. */
export function keeps(words: Words, { scene }: Play, payment: number): string {
  if (scene.lift) return "";
  return words.say("web.powergrid.do.keep", { money: (scene.me?.money ?? 0) - payment });
}

/** Offering a plant, or passing. */
export function opening(words: Words, play: Play): Deed {
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
    note: keeps(words, play, play.amount),
    hasStepper: true,
    go: {
      label: words.say("web.powergrid.do.offer_at", { bid: amount }),
      icon: "gavel",
      act: () => play.ask(bidWarning(words, play), () => play.act(move)),
    },
    end,
  };
}

/** Bidding for the plant on offer. */
export function bidding(words: Words, play: Play): Deed {
  const auction = play.scene.view.auction;
  const plant = auction?.plant ?? 0;
  const { least, most, may_pass } = play.bidding!;
  const canBid = most >= least;
  const name = cardName(words, plant);
  return {
    plant,
    title: auction?.bidder == null ? name : words.say("web.powergrid.do.stands", { plant: cardNoun(words, plant), bid: auction.bid }),
    parts: [],
    note: canBid ? keeps(words, play, play.amount) : play.scene.lift ? "" : words.say("web.powergrid.why.bid_money", { least, money: most }),
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

/** Bidding for the right to name a robot's first city. */
export function cityBidding(words: Words, play: Play): Deed {
  const { may_pass, least, most } = play.bidding!;
  return {
    title: words.say("web.powergrid.do.city_bid_title", { robot: robotChosenFor(words, play) }),
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
