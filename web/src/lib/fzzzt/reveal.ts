import type { FzzztEvent } from "./view";

/** An auction's end, gathered from its events: who bid what, and who won. */
export interface Reveal {
  card: string;
  bids: Map<number, { cards: string[]; power: number }>;
  winner: number;
  power: number;
  tied: number[];
  chief: number | null;
}

export function revealOf(events: readonly FzzztEvent[]): Reveal | undefined {
  const bids = find(events, "BidsRevealed");
  const won = find(events, "CardWon");
  if (!bids || !won) return undefined;
  return {
    card: won.card,
    bids: new Map(bids.bids.map(([seat, cards, power]) => [seat, { cards, power }])),
    winner: won.seat,
    power: won.power,
    tied: find(events, "BidsTied")?.seats ?? [],
    chief: find(events, "ChiefChanged")?.seat ?? null,
  };
}

function find<T extends FzzztEvent["type"]>(
  events: readonly FzzztEvent[],
  type: T,
): Extract<FzzztEvent, { type: T }> | undefined {
  return events.find((event): event is Extract<FzzztEvent, { type: T }> => event.type === type);
}
