import { createContext } from "svelte";
import { botTitle } from "$lib/bots";
import { isBotsSeat } from "$lib/seats";
import type { Rules, SeatInfo, State, Told } from "$lib/wire";
import { drawnId, type Print } from "./facts";
import type { Noun } from "$lib/message";
import type { Words } from "$lib/words.svelte";
import { cityName, robotNoun } from "./labels";
import { chartOf } from "./map";
import type { Notes, Pieces, PlayerView, SeatNotes, View } from "./view";

/** What a scene is made of: a live table's, or a moment of a replay. */
export interface Source {
  words: Words;
  print: Print;
  view: View;
  notes: Notes;
  rules: Rules;
  seats: readonly (Pick<SeatInfo, "name" | "kind"> & Partial<Pick<SeatInfo, "bot">>)[];
  /** What others did since the viewer's last turn. */
  since?: State["since"];
  toAct: readonly number[];
  /** Where several look at one screen: shows the money that the viewer alone may see. */
  lift?: (() => void) | undefined;
}

/** The five phases of a round, as the track in the Now bar has them. */
export const PHASES = ["order", "auction", "fuel", "build", "supply"] as const;
export type PhaseName = (typeof PHASES)[number];

const PHASE_OF: Record<View["phase"], PhaseName | undefined> = {
  regions: undefined,
  lots: undefined,
  auction: "auction",
  unsold: "auction",
  "early-cities": "build",
  resources: "fuel",
  building: "build",
  "step-2": "build",
  income: "supply",
  plants: "supply",
  over: undefined,
};

/** A table of Power Grid as one viewer sees it at one moment. */
export class Scene {
  readonly #source: () => Source;
  readonly chart = $derived.by(() => {
    const { words } = this.#source();
    const { map } = this.view.setup;
    return chartOf(this.print.drawn(map, (word, name) => cityName(words, word, name)), this.print.shape(map));
  });

  constructor(source: () => Source) {
    this.#source = source;
  }

  get print(): Print {
    return this.#source().print;
  }
  get view(): View {
    return this.#source().view;
  }
  get notes(): Notes {
    return this.#source().notes;
  }
  get rules(): Rules {
    return this.#source().rules;
  }
  get toAct(): readonly number[] {
    return this.#source().toAct;
  }

  /** Shows my money, where it is hidden from others at this screen; undefined where nothing is hidden. */
  get lift(): (() => void) | undefined {
    return this.#source().lift;
  }

  /** What a seat did since the viewer's last turn. */
  since(seat: number): Told | undefined {
    return this.#source().since?.find((each) => each.seat === seat)?.told;
  }
  /** How strong the bot in a seat is. */
  level(seat: number): string {
    const { seats, words } = this.#source();
    const bot = seats[seat]?.bot;
    return bot ? botTitle(words, bot) : words.say("web.seat.bot");
  }

  /** The viewer's own seat; a spectator has none. */
  get me(): PlayerView | undefined {
    return this.view.seat === null ? undefined : this.view.players[this.view.seat];
  }
  get myNotes(): SeatNotes | undefined {
    return this.view.seat === null ? undefined : this.notes.seats[this.view.seat];
  }

  get phase(): PhaseName | undefined {
    return PHASE_OF[this.view.phase];
  }
  get isSetUp(): boolean {
    return this.view.phase === "regions" || this.view.phase === "lots";
  }
  get map() {
    return this.print.map(this.view.setup.map);
  }
  get figures() {
    return this.print.figures(this.view.players.length);
  }

  /** Everybody, in turn order; before it is drawn, as they sit. */
  get inOrder(): PlayerView[] {
    const { order, players } = this.view;
    const drawn = order.length === players.length ? order : players.map((player) => player.seat);
    return drawn.map((seat) => players[seat]!);
  }

  /** The players' numbers with a house, by a city's id in the drawing. */
  get houses(): Record<string, number[]> {
    const cities = (this.view.country as { cities: string[] } | null)?.cities ?? [];
    return Object.fromEntries(
      cities.map((word, at) => [
        drawnId(word),
        (this.view.houses[at] ?? []).map((seat) => this.number(seat)),
      ]),
    );
  }

  /** Regions that are not in play, or not yet. */
  get out(): string[] {
    const chosen = this.view.regions;
    // While regions are being chosen, all of them are shown.
    if (this.isSetUp) return [];
    return this.map.regions.map(({ id }) => id).filter((id) => !chosen.includes(id));
  }

  name(seat: number): string {
    return this.#source().seats[seat]?.name ?? "?";
  }
  /** Who sits there, in a sentence that may say of a robot that it is one. */
  noun(seat: number): string | Noun {
    return this.pieces(seat) ? robotNoun(this.#source().words, this.name(seat)) : this.name(seat);
  }
  isMe(seat: number): boolean {
    return seat === this.view.seat;
  }
  isBot(seat: number): boolean {
    return isBotsSeat(this.#source().seats[seat]);
  }
  pieces(seat: number): Pieces | null {
    return this.view.players[seat]?.pieces ?? null;
  }
  /** A player's number gives colour and shape. */
  number(seat: number): number {
    return seat + 1;
  }
  /** A city's name in the language of the page. */
  city(word: string): string {
    return cityName(this.#source().words, word, this.map.cities.find((city) => city.word === word)?.name ?? word);
  }
  /** How a city is called in moves. */
  word(id: string): string {
    return this.map.cities.find((city) => drawnId(city.word) === id)?.word ?? id;
  }
  /** How many cities one of a seat's plants supplies. */
  supplies(player: PlayerView, number: number): number {
    const extra = player.transformer === number ? this.print.facts.transformer.cities : 0;
    return (this.print.plant(number)?.cities ?? 0) + extra;
  }
}

export const [getScene, setScene] = createContext<Scene>();
