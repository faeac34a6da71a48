import type { SeatInfo, TableInfo } from "./wire";

/** A person who should be at the table and is not; a bot may be asked for. */
export function isAway(seat: SeatInfo): boolean {
  return seat.kind === "person" && !seat.mine && !seat.here && !seat.left && !seat.stand_in;
}

/** Does anybody else play at a table? Then it outlives me. */
export function othersPlay({ seats }: TableInfo): boolean {
  return seats.some((seat) => seat.kind === "person" && seat.claimed && !seat.mine && !seat.left);
}

/** Have I asked for a bot for a seat already? */
export function haveVoted({ seats }: TableInfo, seat: SeatInfo): boolean {
  return seats.some((each) => each.mine && seat.votes.includes(each.seat));
}

/** Does a program act here: a bot of the host's, one that stands in, or somebody's own? */
export function isBotsSeat(seat: (Pick<SeatInfo, "kind"> & Partial<SeatInfo>) | undefined): boolean {
  return !!seat && (seat.kind === "bot" || !!seat.stand_in || (seat.kind === "person" && !!seat.bot));
}

/** How a seat is taken, as a key of our words. */
export function stateKey(seat: SeatInfo): string {
  if (seat.left) return "web.leave.left";
  if (seat.stand_in) return "web.leave.plays";
  if (seat.mine) return "web.invite.mine";
  if (!seat.claimed) return "web.invite.open";
  if (seat.bot && seat.here) return "web.invite.own_bot";
  return seat.here ? "web.invite.claimed" : "web.invite.away";
}
