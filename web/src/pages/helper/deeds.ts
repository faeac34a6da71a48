import type { PowerGridEvent } from "$lib/powergrid/view";
import type { HelperStep } from "$lib/wire";

/** What one robot does, one thing after another, before somebody else acts. */
export interface Deed {
  seat: number;
  events: PowerGridEvent[];
  /** The pieces that say so. */
  pieces: string[];
  /** The number of steps when it is done. */
  end: number;
}

/** The first thing that a robot does from a step on; nothing if none acts there. */
export function nextDeed(steps: readonly HelperStep[], from: number): Deed | undefined {
  const start = steps.findIndex((step, at) => at >= from && step.robot);
  if (start < 0) return undefined;
  const seat = steps[start]!.seat!;
  let end = start;
  while (steps[end]?.robot && steps[end]!.seat === seat) end += 1;
  const events = steps.slice(start, end).flatMap((step) => step.events as unknown as PowerGridEvent[]);
  const pieces = events.flatMap((event) => (event.type === "RobotDid" && event.piece ? [event.piece] : []));
  return { seat, events, pieces: [...new Set(pieces)], end };
}
