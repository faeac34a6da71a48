import type { HelperTable } from "$lib/wire";

/** A real table as this browser keeps it: everything else follows from it. */
export interface Kept {
  setup: HelperTable["setup"];
  seats: HelperTable["seats"];
  position: string;
  /** In what the table differs from its position, or from its set-up. */
  figures?: HelperTable["figures"];
  /** False while it is still being laid out. */
  isLaid?: boolean;
  /** The table before it was corrected. */
  before?: Kept;
  /** Is every bid entered, instead of how each auction ended? */
  everyBid?: boolean;
  /** What was entered; one entry may be several moves, as fuel bought at once. */
  entries: string[][];
  /** How many entries have been carried out at the table. */
  shown: number;
}

const PLACE = "robobid.helper";

export function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Something that an older page may have kept is not taken for a table. */
function isKept(kept: unknown): kept is Kept {
  const table = kept as Kept | null;
  return Array.isArray(table?.seats) && Array.isArray(table.entries) && typeof table.shown === "number";
}

export function keep(kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(PLACE, JSON.stringify(kept));
    else localStorage.removeItem(PLACE);
  } catch {
    // A browser that keeps nothing still helps, until it is closed.
  }
}
