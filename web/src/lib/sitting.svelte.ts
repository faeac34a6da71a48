import type { Connect } from "./socket";
import { Table } from "./table.svelte";
import type { MoveInfo, TableInfo } from "./wire";

interface Watch {
  /** Which moves are held until somebody, or the clock, goes on. */
  pauses: (move: MoveInfo) => boolean;
  happened: (move: MoveInfo) => void;
}

/** Whoever is in front of this screen: one player, several who hand it on, or a spectator. */
export class Sitting {
  readonly table: Table;
  readonly #mine: number[];

  constructor(info: TableInfo, { pauses, happened }: Watch, connect?: Connect) {
    this.#mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const seat = this.#mine.length > 1 ? null : (this.#mine[0] ?? null);
    this.table = new Table(info.code, seat, pauses, happened, connect);
  }

  /** Do several people look at this screen? */
  get isShared(): boolean {
    return this.#mine.length > 1;
  }

  /** The one of several at this screen to whom it is to be handed. */
  get next(): number | undefined {
    const { state, pause, seat } = this.table;
    if (this.#mine.length < 2 || !state || pause || state.over) return undefined;
    const waiting = state.to_act.filter((each) => this.#mine.includes(each) && !this.table.info?.seats[each]?.stand_in);
    if (seat !== null && waiting.includes(seat)) return undefined;
    return waiting[0];
  }

  get isMyTurn(): boolean {
    return !!this.table.decision && this.next === undefined;
  }
}
