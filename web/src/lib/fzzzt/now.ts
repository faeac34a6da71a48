import { awayNow, isAway, sentNow, type Now } from "$lib/now";
import type { Noun } from "$lib/message";
import type { Speaker } from "$lib/speak";
import type { Words } from "$lib/words.svelte";
import { cardNoun } from "./labels";
import type { Play } from "./play.svelte";
import type { Scene } from "./scene.svelte";

/** What to do now, and one line of why: for the Now bar and for whoever listens. */
export function nowOf(words: Words, play: Play, speaker: Speaker): Now {
  const { scene, table } = play;
  if (isAway(table.connection)) return awayNow(words, table.connection);
  if (scene.reveal) return revealed(words, play, speaker);
  if (table.state?.over) return over(words, play, speaker);
  if (table.sent) return sentNow(words);
  switch (play.kind) {
    case "bid":
      return {
        title: words.say("web.now.bid", { card: cardAtHead(words, play) }),
        why: `${words.say("web.now.bid_why")} ${laid(words, play)}`.trim(),
        mine: true,
      };
    case "pay":
      return { title: words.say("web.now.pay"), why: words.say("web.now.pay_why"), mine: true };
    case "building":
      return {
        title: words.say("web.now.build", { n: scene.view.rules.robots_per_unit }),
        why: words.say("web.now.build_why"),
        mine: true,
      };
    case "layout":
      return { title: words.say("web.now.layout"), why: words.say("web.now.layout_why"), mine: true };
    default:
      return waiting(words, play);
  }
}

function cardAtHead(words: Words, play: Play): string | Noun {
  return play.scene.head ? cardNoun(words, play.scene.head) : "";
}

/** What the others have laid so far, and who bids after me. */
function laid(words: Words, { scene }: Play): string {
  const bidders = scene.others.filter((player) => player.bid);
  const sentences = bidders
    .filter((player) => player.bid?.size != null)
    .map((player) => words.say("web.now.laid", { name: scene.name(player.seat), n: player.bid!.size! }));
  const hidden = bidders.filter((player) => player.bid?.size == null).map((player) => scene.name(player.seat));
  if (hidden.length)
    sentences.push(words.say("web.now.has_bid", { names: words.list(hidden), n: hidden.length }));
  const after = scene.view.rules.bids_in_turn
    ? scene.view.waiting.filter((seat) => !scene.isMe(seat)).map((seat) => scene.name(seat))
    : [];
  if (after.length)
    sentences.push(words.say("web.now.after", { names: words.list(after), n: after.length }));
  return sentences.join(" ");
}

function waiting(words: Words, { scene, table, bid, isLaid }: Play): Now {
  const seats = scene.toAct.filter((seat) => !scene.isMe(seat));
  const names = words.list(seats.map((seat) => scene.name(seat)));
  const kind = scene.view.phase === "bidding" ? "bidding" : scene.isAuction ? "waiting" : "building";
  const mayUndo = table.state?.may_undo ?? false;
  const down = isLaid
    ? words.say("web.now.down", { n: bid.length, power: scene.powerOf(bid) })
    : "";
  const why = [down, mayUndo ? words.say("web.now.may_undo", { names, n: seats.length }) : ""];
  return {
    title: words.say(`web.now.${kind}`, { names, n: seats.length }),
    why: why.filter(Boolean).join(" ") || words.say("web.now.meanwhile"),
    mine: false,
    player: seats.length ? scene.number(seats[0]!) : undefined,
  };
}

function revealed(words: Words, { scene, table }: Play, speaker: Speaker): Now {
  const reveal = scene.reveal!;
  const told = (...kinds: string[]) =>
    (table.pause?.move.lines ?? []).filter(({ kind }) => kinds.includes(kind)).map((line) => speaker.line(line));
  const sentences = told("BidsTied", "ChiefChanged");
  const mine = reveal.bids.get(scene.view.seat ?? -1);
  if (mine && reveal.winner !== scene.view.seat)
    sentences.push(words.say("web.now.come_back", { n: mine.cards.length }));
  return {
    title: told("CardWon").join(" "),
    why: sentences.join(" "),
    mine: false,
    player: scene.number(reveal.winner),
  };
}

/** What decided the game, in a sentence. */
function difference(words: Words, scene: Scene): string {
  const found = scene.notes.difference;
  if (!found) return words.say("web.now.over_why");
  const { by, first, first_points: more, second, second_points: less } = found;
  const who = (seat: number) => (scene.isMe(seat) ? words.say("web.you") : scene.name(seat));
  return words.say(`web.score.by_${by}`, { first: who(first), more, second: who(second), less });
}

function over(words: Words, { scene, table }: Play, speaker: Speaker): Now {
  const winners = (table.state?.standings ?? []).filter(({ place }) => place === 1);
  const sentences = (table.state?.verdict ?? []).map((told) => speaker.sentence(told));
  return {
    title: sentences.at(-1) ?? "",
    why: [...sentences.slice(0, -1), difference(words, scene)].join(" "),
    mine: winners.some(({ seat }) => scene.isMe(seat)),
    player: winners[0] ? scene.number(winners[0].seat) : undefined,
  };
}
