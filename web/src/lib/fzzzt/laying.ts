import { cardOf } from "./cards";

/** A player's cards in the score helper. */
export interface Laying {
  name: string;
  chosen: string[];
  /** Robots that already lie on a unit, and on which. */
  fixed: Record<string, string>;
  layout: "best" | "hand";
}

/** What lies in the score helper; kept in this browser. */
export interface Layings {
  edition?: string;
  players: Laying[];
  /** Whose cards are shown. */
  at: number;
}

const PLACE = "robobid.score";

export const newLaying = (): Laying => ({ name: "", chosen: [], fixed: {}, layout: "best" });

export function keepLaying(layings: Layings): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(layings));
  } catch {
    // A browser that keeps nothing still counts.
  }
}

export function keptLaying(): Layings {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Layings>;
    const players = (kept.players ?? []).map((player) => ({ ...newLaying(), ...player, chosen: player.chosen.filter((id) => cardOf(id)) }));
    if (players.length) return { edition: kept.edition, players, at: Math.min(kept.at ?? 0, players.length - 1) };
  } catch {
    // What an older page kept is no laying.
  }
  return { players: [newLaying()], at: 0 };
}
