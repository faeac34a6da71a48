import { createContext } from "svelte";
import { isBotsSeat } from "$lib/seats";
import type { Rules, SeatInfo } from "$lib/wire";
import { cardOf } from "./cards";
import type { Reveal } from "./reveal";
import type { FzzztNotes, FzzztView, PlayerView } from "./view";

/** What a scene is made of: a live table's, or a moment of a replay. */
export interface Source {
  view: FzzztView;
  notes: FzzztNotes;
  rules: Rules;
  seats: (Pick<SeatInfo, "name" | "kind"> & Partial<Pick<SeatInfo, "stand_in">>)[];
  /** People who should be here and are not; a replay knows nobody's whereabouts. */
  away?: readonly number[];
  toAct: number[];
  reveal: Reveal | undefined;
  /** Everybody's marks, where they are known before the deal. */
  marks?: readonly number[];
  /** What the card on offer usually goes for, in words, for somebody who learns. */
  worth?: string | undefined;
}

/** What everybody may see: of a view, all but what only its seat knows. */
export function neutral(view: FzzztView): FzzztView {
  const players = view.players.map((player) => (player.seat === view.seat ? { ...player, hand: null } : player));
  return { ...view, seat: null, players };
}

/** A table of Fzzzt! as one viewer sees it at one moment. */
export class Scene {
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  get view(): FzzztView {
    return this.#source().view;
  }
  get notes(): FzzztNotes {
    return this.#source().notes;
  }
  get rules(): Rules {
    return this.#source().rules;
  }
  get toAct(): number[] {
    return this.#source().toAct;
  }
  get reveal(): Reveal | undefined {
    return this.#source().reveal;
  }

  get worth(): string | undefined {
    return this.#source().worth;
  }

  /** The viewer's own seat; a spectator has none. */
  get me(): PlayerView | undefined {
    return this.view.seat === null ? undefined : this.view.players[this.view.seat];
  }

  /** Everybody else, clockwise from the viewer. */
  get others(): PlayerView[] {
    const { players, seat } = this.view;
    if (seat === null) return players;
    return [...players.slice(seat + 1), ...players.slice(0, seat)];
  }

  get isAuction(): boolean {
    return !["building", "layout", "over"].includes(this.view.phase) || !!this.reveal;
  }

  /** The card that is being bid for. */
  get head(): string | undefined {
    return this.reveal?.card ?? this.view.belt[0];
  }

  name(seat: number): string {
    return this.#source().seats[seat]?.name ?? "?";
  }

  isBot(seat: number): boolean {
    return isBotsSeat(this.#source().seats[seat]);
  }

  isAway(seat: number): boolean {
    return !!this.#source().away?.includes(seat);
  }

  isMe(seat: number): boolean {
    return seat === this.view.seat;
  }

  /** A player's number is his mechanic's: it gives colour and shape. */
  number(seat: number): number {
    const known = this.#source().marks?.[seat];
    if (known !== undefined) return known;
    const player = this.view.players[seat];
    const cards = [
      ...(player?.hidden ?? []),
      ...(player?.shown ?? []),
      ...(player?.spent ?? []),
      ...(player?.hand ?? []),
    ];
    const mechanic = cards.map(cardOf).find((card) => card.kind === "mechanic");
    return mechanic?.player ?? seat + 1;
  }

  /** What cards come to as a bid in this round. */
  powerOf(ids: Iterable<string>): number {
    return [...ids].reduce((sum, id) => sum + (this.notes.powers[id] ?? 0), 0);
  }
}

export const [getScene, setScene] = createContext<Scene>();
