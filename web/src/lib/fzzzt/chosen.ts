/** Cards that were chosen and not yet laid: they outlive a reload, and nothing else. */
const placeOf = (code: string) => `robobid.chosen.${code}`;

interface Kept {
  /** The auction that they were chosen for. */
  auction: string;
  cards: string[];
}

/** What was chosen for an auction before the page was loaded anew. */
export function keptCards(code: string, auction: string): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeOf(code)) ?? "{}") as Partial<Kept>;
    return kept.auction === auction ? (kept.cards ?? []) : [];
  } catch {
    return [];
  }
}

export function keepCards(code: string, auction: string, cards: readonly string[]): void {
  try {
    if (cards.length) sessionStorage.setItem(placeOf(code), JSON.stringify({ auction, cards }));
    else sessionStorage.removeItem(placeOf(code));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
