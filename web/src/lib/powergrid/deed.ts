import type { IconName } from "$lib/ui/icons";
import type { Words } from "$lib/words.svelte";
import { bidding, cityBidding, opening } from "./bids";
import { cardNoun } from "./labels";
import { picking } from "./picks";
import type { Play } from "./play.svelte";
import { building, buying, running } from "./turns";

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
  const stands = auction && words.say("web.powergrid.do.stands", { plant: cardNoun(words, auction.plant), bid: auction.bid });
  return {
    plant: auction?.plant,
    title: auction?.bidder == null || !stands ? words.say("web.now.waiting", { names }) : stands,
    parts: [],
    note: play.mayUndo ? words.say("web.now.may_undo", { names, n: others.length }) : words.say("web.powergrid.do.meanwhile"),
  };
}
