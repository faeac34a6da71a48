const PLACE = "robobid.seen";
const KEPT = 40;

type Seen = Record<string, number>;

/** How far somebody had followed a table when he last looked away. */
export class LastLook {
  /** The position at that moment; what came after it is new. */
  position: number | undefined = $state();
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
    this.position = read()[code];
  }

  /**
   * The story, with a heading before what is news. `tell` tells it up to a position;
   * `last` is the position of its latest move.
   */
  told<Line>(tell: (until: number) => Line[], last: number, heading: Line): Line[] {
    const lines = tell(last);
    if (this.position === undefined || this.position >= last) return lines;
    const known = tell(this.position).length;
    return known ? [...lines.slice(0, known), heading, ...lines.slice(known)] : lines;
  }

  /** Nobody looks any more: remember what was on the screen. */
  away(position: number): void {
    this.position = position;
    const others = Object.entries(read()).filter(([code]) => code !== this.#code);
    const kept = Object.fromEntries([...others.slice(-KEPT), [this.#code, position]]);
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Seen;
  } catch {
    return {};
  }
}
