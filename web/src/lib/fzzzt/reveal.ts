import type { Pace } from "$lib/settings.svelte";
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

/** Milliseconds that a plain win takes to read, and what makes it longer. */
const TIME = { win: 4_500, tie: 2_000, perTied: 500, chief: 1_500 };

/** How long a reveal stays, counted from its own moment: a tie and a new Chief take longer to read. */
export function readingTime({ tied, chief }: Reveal, pace: Pace): number {
  const tie = tied.length ? TIME.tie + TIME.perTied * (tied.length - 2) : 0;
  const whole = TIME.win + tie + (chief === null ? 0 : TIME.chief);
  return pace === "brisk" ? whole / 2 : whole;
}

/** The best bid of the others: what the winner had to beat. */
export function nextBest({ bids, winner }: Reveal): number {
  return Math.max(0, ...[...bids].filter(([seat]) => seat !== winner).map(([, bid]) => bid.power));
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
