import type { Connect } from "./socket";
import { Table } from "./table.svelte";
import type { MoveInfo, TableInfo } from "./wire";

interface Watch {
  /** Which moves are held until somebody, or the clock, goes on. */
  pauses: (move: MoveInfo) => boolean;
  happened: (move: MoveInfo) => void;
  /** Is nothing shown now that one of several at this screen must hide from the others? */
  isOpen?: () => boolean;
}

/** Whoever is in front of this screen: one player, several who hand it on, or a spectator. */
export class Sitting {
  readonly table: Table;
  readonly #mine: number[];
  readonly #isOpen: () => boolean;
  /** To whom the screen was handed while the others looked away. */
  #holder: number | null = $state(null);

  constructor(info: TableInfo, { pauses, happened, isOpen = () => false }: Watch, connect?: Connect) {
    this.#isOpen = isOpen;
    this.#mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const seat = this.#mine.length > 1 ? null : (this.#mine[0] ?? null);
    this.table = new Table(info.code, seat, pauses, happened, connect);
  }

  /** Do several people look at this screen? */
  get isShared(): boolean {
    return this.#mine.length > 1;
  }

  /** Is what is mine alone hidden, because others look at this screen too? */
  get isVeiled(): boolean {
    return this.isShared && this.#holder !== this.table.seat;
  }
  get isOpen(): boolean {
    return this.#isOpen();
  }

  /** The one of several at this screen to whom it is to be handed. */
  get next(): number | undefined {
    const { state, pause, seat } = this.table;
    if (this.#mine.length < 2 || !state || pause || state.over) return undefined;
    const waiting = state.to_act.filter((each) => this.#mine.includes(each) && !this.table.info?.seats[each]?.stand_in);
    if (seat !== null && waiting.includes(seat)) return this.isVeiled && !this.isOpen ? seat : undefined;
    return waiting[0];
  }

  /** Whoever acts next has the screen to themselves. */
  hand(seat: number): void {
    this.#holder = seat;
    if (seat !== this.table.seat) this.table.sit(seat);
  }
  /** Whoever acts next does so before the eyes of all. */
  pass(seat: number): void {
    this.#holder = null;
    this.table.sit(seat);
  }

  get isMyTurn(): boolean {
    return !!this.table.decision && this.next === undefined;
  }
}
