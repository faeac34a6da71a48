import type { Values } from "$lib/message";
import { awayNow, isAway, sentNow, type Now } from "$lib/now";
import type { Speaker } from "$lib/speak";
import type { Words } from "$lib/words.svelte";
import { cardNoun } from "./labels";
import { robotChosenFor } from "./picks";
import type { Play } from "./play.svelte";

/** What to do now, and one line of why: for the Now bar and for whoever listens. */
export function nowOf(words: Words, play: Play, speaker: Speaker): Now {
  const { scene, table } = play;
  if (isAway(table.connection)) return awayNow(words, table.connection);
  if (table.state?.over) return over(words, play, speaker);
  if (table.sent || play.isBusy) return sentNow(words);
  if (!play.kind) return waiting(words, play, speaker);
  const values = {
    robot: robotChosenFor(words, play),
    plant: scene.view.auction ? cardNoun(words, scene.view.auction.plant) : "",
  };
  const kind = play.kind === "open" && !play.opening?.may_pass ? "open_first" : play.asked;
  return { title: titleOf(words, [kind, play.kind], values), why: whyOf(words, play, speaker), mine: true };
}

function titleOf(words: Words, kinds: (string | undefined)[], values: Values): string {
  const keys = kinds.flatMap((kind) => [`web.powergrid.now.${kind}`, `web.powergrid.pick.${kind}`]);
  const key = keys.find((each) => words.has(each));
  return words.say(key ?? "web.powergrid.pick.choose", values);
}

function whyOf(words: Words, play: Play, speaker: Speaker): string {
  const { scene, kind } = play;
  const { view, me, myNotes } = scene;
  switch (kind) {
    case "open":
      return words.say("web.powergrid.why_now.open", { n: myNotes?.capacity ?? 0, cities: me?.cities.length ?? 0 });
    case "bid": {
      const { bidder, bid, queue } = view.auction!;
      const others = queue.filter((seat) => !scene.isMe(seat) && seat !== bidder).map((seat) => scene.name(seat));
      const stands = bidder === null ? "" : words.say("web.powergrid.why_now.stands", { name: scene.name(bidder), bid });
      const rest = others.length ? words.say("web.powergrid.why_now.still_in", { names: words.list(others) }) : "";
      return `${stands} ${rest}`.trim();
    }
    case "fuel":
      return words.say("web.powergrid.why_now.fuel", { n: myNotes?.supplies ?? 0, capacity: myNotes?.capacity ?? 0 });
    case "build":
      return words.say(me?.cities.length ? "web.powergrid.why_now.build" : "web.powergrid.why_now.first_city");
    case "run":
      return words.say("web.powergrid.why_now.run");
    case "region":
      return words.say("web.powergrid.why_now.region", { n: view.regions.length, of: scene.figures.regions });
    case "discard":
      return words.say("web.powergrid.why_now.discard", { n: scene.figures.max_plants });
    default:
      return whyPicked(words, play, speaker);
  }
}

/** What follows from a rare choice, for whoever meets it the first time. */
function whyPicked(words: Words, play: Play, speaker: Speaker): string {
  const { choice } = play.scene.notes;
  if (choice) return speaker.sentence(choice.why);
  const key = `web.powergrid.why_now.${play.kind}`;
  return words.has(key) ? words.say(key) : "";
}

function waiting(words: Words, play: Play, speaker: Speaker): Now {
  const { scene, table } = play;
  const seats = scene.toAct.filter((seat) => !scene.isMe(seat));
  const names = words.list(seats.map((seat) => scene.name(seat)));
  const last = table.moves.findLast((move) => !move.undo && move.events.length);
  return {
    title: words.say("web.now.waiting", { names, n: seats.length }),
    why: (last?.lines ?? []).map((line) => speaker.line(line)).join(" "),
    mine: false,
    player: seats.length ? scene.number(seats[0]!) : undefined,
  };
}

function over(words: Words, { scene, table }: Play, speaker: Speaker): Now {
  const winners = (table.state?.standings ?? []).filter(({ place }) => place === 1);
  return {
    title: speaker.all((table.state?.verdict ?? []).slice(-1)),
    why: words.say("web.powergrid.why_now.over"),
    mine: winners.some(({ seat }) => scene.isMe(seat)),
    player: winners[0] ? scene.number(winners[0].seat) : undefined,
  };
}
