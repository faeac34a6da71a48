import { createContext } from "svelte";
import { ApiError, besideOf, giveOrder, keepNotes, keepPlans, weighPlans } from "./api";
import type { Table } from "./table.svelte";
import type { BesideInfo, PlansWorth } from "./wire";

/** What I keep beside the board: plans, orders and notes. Nobody else is sent any of it. */
export class Beside {
  info: BesideInfo | undefined = $state.raw();
  /** Is the panel in sight, so that prices follow? */
  isShown = $state(false);
  /** What my plans are worth, as long as they and the table stay as they were. */
  worth: PlansWorth | undefined = $state.raw();
  isWeighing = $state(false);
  /** How often plans and table have changed. */
  #changes = 0;
  readonly #table: Table;
  #last: Promise<void> = Promise.resolve();

  constructor(table: Table) {
    this.#table = table;
  }

  /** Has whoever looks a seat of their own, at a table and not in a lesson? */
  get isMine(): boolean {
    const { seat, info, isLesson } = this.#table;
    return !isLesson && seat !== null && !!info?.seats[seat]?.mine;
  }

  /** What is done for me in this round. */
  get order() {
    const { seat, info } = this.#table;
    const given = seat === null ? undefined : info?.seats[seat]?.order;
    return given?.round === info?.round ? given : undefined;
  }

  /** Is one of the plans carried out for me? */
  isOrdered(at: number): boolean {
    const { words } = this.info?.plans[at] ?? {};
    return words !== undefined && words === `${this.order?.round} ${this.order?.words}`;
  }

  load(): Promise<void> {
    this.#forgetWorth();
    return this.#take((code, seat) => besideOf(code, seat));
  }
  keep(plans: readonly string[]): Promise<void> {
    this.#forgetWorth();
    return this.#take((code, seat) => keepPlans(code, seat, plans));
  }
  note(notes: string): Promise<void> {
    return this.#take((code, seat) => keepNotes(code, seat, notes));
  }

  /** Ask the coach what my plans are worth. */
  async weigh(): Promise<void> {
    const { code, seat } = this.#table;
    const asked = this.#changes;
    this.isWeighing = true;
    await this.#last;
    await this.#try(async () => {
      const worth = await weighPlans(code, seat!);
      if (asked === this.#changes) this.worth = worth;
    });
    this.isWeighing = false;
  }

  #forgetWorth(): void {
    this.#changes += 1;
    this.worth = undefined;
  }

  /** Have something done for me; null is nothing any more. */
  async give(order: string | null): Promise<void> {
    const { code, seat } = this.#table;
    await this.#try(async () => {
      this.#table.info = await giveOrder(code, seat!, order);
    });
  }

  /** One question after another, so that no earlier answer comes last. */
  #take(ask: (code: string, seat: number) => Promise<BesideInfo>): Promise<void> {
    const { code, seat } = this.#table;
    if (seat === null) return Promise.resolve();
    this.#last = this.#last.then(() =>
      this.#try(async () => {
        const info = await ask(code, seat);
        if (seat === this.#table.seat) this.info = info;
      }),
    );
    return this.#last;
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#table.problem = error.problem;
    }
  }
}

export const [getBeside, setBeside] = createContext<Beside>();
