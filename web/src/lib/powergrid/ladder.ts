/** A price on a ladder, with its places. */
export interface Rung {
  price: number;
  /** For each place: taken by a token, empty, or emptied by me in this turn. */
  places: ("token" | "empty" | "mine")[];
}

/**
 * A ladder as it lies there: with n tokens present the n dearest places are occupied,
 * and what I bought in this turn lay right before them.
 */
export function rungsOf(prices: readonly number[], tokens: number, mine = 0): Rung[] {
  const rungs: Rung[] = [];
  const first = prices.length - tokens;
  prices.forEach((price, at) => {
    const place = at >= first ? "token" : at >= first - mine ? "mine" : "empty";
    const last = rungs.at(-1);
    if (last?.price === price) last.places.push(place);
    else rungs.push({ price, places: [place] });
  });
  return rungs;
}
