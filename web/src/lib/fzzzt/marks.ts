/** Whose mark is whose in a game of Fzzzt! that was played: it is dealt with the mechanics. */
import type { Replay } from "../wire";
import type { FzzztView } from "./view";

interface Facts {
  cards?: { id: string; kind: string; player?: number | null }[];
}

/** Our mechanics have their numbers in their names; other decks say whose is whose. */
const OURS = /-me-0(\d)$/;

/** Everybody's marks, as at the table: the same from the first move on. */
export function marksOf({ seen, facts, players }: Pick<Replay, "seen" | "facts" | "players">): number[] {
  const view = seen.at(-1)!.view as FzzztView;
  const printed = new Map(((facts ?? {}) as Facts).cards?.map((card) => [card.id, card]));
  const numberOf = (id: string) => (printed.size ? (printed.get(id)?.kind === "mechanic" ? printed.get(id)?.player : undefined) : Number(OURS.exec(id)?.[1])) || undefined;
  return players.map((_, seat) => {
    const { hidden, shown, spent, hand } = view.players[seat]!;
    return [...hidden, ...shown, ...spent, ...(hand ?? [])].map(numberOf).find((number) => number !== undefined) ?? seat + 1;
  });
}
