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
