import type { PowerGridEvent } from "$lib/powergrid/view";
import type { EntryInfo } from "$lib/wire";

/** What one robot does, one thing after another, before somebody else acts. */
export interface Deed {
  seat: number;
  events: PowerGridEvent[];
  /** The pieces that say so. */
  pieces: string[];
  /** The number of entries when it is done. */
  end: number;
}

/** The first thing that a robot does from an entry on; nothing if none acts there. */
export function nextDeed(done: readonly EntryInfo[], robots: readonly number[], from: number): Deed | undefined {
  const start = done.findIndex(({ seat }, at) => at >= from && seat !== null && robots.includes(seat));
  if (start < 0) return undefined;
  const seat = done[start]!.seat!;
  let end = start;
  while (done[end]?.seat === seat) end += 1;
  const events = done.slice(start, end).flatMap((entry) => entry.events as unknown as PowerGridEvent[]);
  const pieces = events.flatMap((event) => (event.type === "RobotDid" && event.piece ? [event.piece] : []));
  return { seat, events, pieces: [...new Set(pieces)], end };
}
