import { BOT_NAMES } from "$lib/bots";
import { ROBOT_NAMES } from "$lib/powergrid/names";
import { allDealt, askedPieces, type Pieces } from "$lib/powergrid/setup";
import type { NewSeat } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

/** Who shall sit there: `me`, `friend`, `robot`, or a bot's name. */
export interface SeatWish {
  who: string;
  name: string;
  /** A robot's pieces. */
  pieces: Pieces;
}

export const seatFor = (who: string, name = ""): SeatWish => ({ who, name, pieces: allDealt() });

/** The seats as the server is asked for them; whoever has no name is given one. */
export function newSeats(words: Words, seats: readonly SeatWish[], me: string): NewSeat[] {
  const [bots, robots] = [[...BOT_NAMES], [...ROBOT_NAMES]];
  return seats.map(({ who, name, pieces }, at) => {
    switch (who) {
      case "me":
        return { kind: "me", name: name || (at ? `${me} ${at + 1}` : me) };
      case "friend":
        return { kind: "friend", name: name || words.say("web.setup.friend_name", { n: at + 1 }) };
      case "robot":
        return { kind: "robot", pieces: askedPieces(pieces), name: name || robots.shift() };
      default:
        return { kind: "bot", bot: who, name: name || bots.shift() };
    }
  });
}
