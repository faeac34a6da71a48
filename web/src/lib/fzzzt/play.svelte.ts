import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { capital } from "$lib/message";
import type { Table } from "$lib/table.svelte";
import type { Words } from "$lib/words.svelte";
import { cardOf, sharedSymbols } from "./cards";
import { cardNoun, symbolList } from "./labels";
import { nextBest } from "./reveal";
import type { Scene } from "./scene.svelte";
import type { Score } from "./view";

/** What I am choosing at a table of Fzzzt!: free and reversible until it is sent. */
export class Play {
  readonly table: Table;
  readonly scene: Scene;
  readonly #words: Words;
  /** Cards of the hand that are laid out for a bid. */
  readonly chosen = new SvelteSet<string>();
  /** The robot that is looking for a unit. */
  robot: string | undefined = $state();
  /** One sentence on why something cannot be done. */
  refusal = $state("");
  /** What I would have if it ended now. */
  score: Score | undefined = $state.raw();
  /** Is a costly bid waiting for a second yes? */
  isAsking = $state(false);

  constructor(table: Table, scene: Scene, words: Words) {
    this.table = table;
    this.scene = scene;
    this.#words = words;
  }

  get kind(): string | undefined {
    return this.table.decision?.kind;
  }
  get mayBid(): boolean {
    return this.kind === "bid";
  }
  get mayBuild(): boolean {
    return this.kind === "building" || this.kind === "layout";
  }

  get hand(): string[] {
    const me = this.scene.me;
    const planned = me?.plan.map((step) => step.robot) ?? [];
    const revealed = this.scene.reveal?.bids.get(me?.seat ?? -1)?.cards ?? [];
    return (me?.hand ?? [])
      .filter((id) => !planned.includes(id) && !revealed.includes(id))
      .toSorted((a, b) => order(a) - order(b) || a.localeCompare(b));
  }

  /** The cards of my bid: laid, or still being chosen. */
  get bid(): string[] {
    const laid = this.scene.me?.bid?.cards;
    const shown = this.scene.reveal?.bids.get(this.scene.me?.seat ?? -1)?.cards;
    return shown ?? laid ?? this.hand.filter((id) => this.chosen.has(id));
  }

  /** Is my bid the highest of those that have been revealed? */
  get hasWon(): boolean {
    return !!this.scene.reveal && this.scene.isMe(this.scene.reveal.winner);
  }

  /** What my bid was worth in the reveal, in a sentence or two. */
  get outcome(): string {
    const { reveal, me } = this.scene;
    const mine = me && reveal?.bids.get(me.seat);
    if (!reveal || !mine) return "";
    const { power } = mine;
    if (this.hasWon) return this.#words.say("web.reveal.yours", { power, next: nextBest(reveal) });
    const bid = this.#words.say("web.reveal.you_bid", { power });
    return power === reveal.power - 1 ? `${bid} ${this.#words.say("web.reveal.one_more")}` : bid;
  }

  get isLaid(): boolean {
    return !!this.scene.me?.bid;
  }

  get atMost(): number {
    const limits = this.table.decision?.limits;
    return limits?.type === "HandLimits" ? limits.at_most : 99;
  }

  toggle(id: string): void {
    this.refusal = "";
    this.isAsking = false;
    if (this.chosen.has(id)) this.chosen.delete(id);
    else if (this.mayBid && this.bid.length >= this.atMost)
      this.refusal = this.#words.say("error.too_many_cards", { most: this.atMost });
    else this.chosen.add(id);
  }

  clear(): void {
    this.chosen.clear();
    this.robot = undefined;
    this.refusal = "";
    this.isAsking = false;
  }

  /** Lay the bid; a whole hand while more cards will come is asked about once. */
  layBid(): void {
    if (!this.mayBid || !this.bid.length) return;
    if (this.isWholeHand && !this.isAsking) {
      this.isAsking = true;
      return;
    }
    // The cards stay in the tray while the bid is on its way.
    this.table.act(this.bid.join("+"), this.isAsking);
    this.isAsking = false;
  }

  /** A new moment: what was said about the last one no longer counts. */
  settle(): void {
    this.refusal = "";
    this.isAsking = false;
    if (this.isLaid || this.scene.reveal) this.chosen.clear();
  }

  /** The only bid there is lies ready. */
  layReady(): void {
    if (this.mayBid && this.table.decision?.forced) this.hand.forEach((id) => this.chosen.add(id));
  }

  get cardsToCome(): number {
    return this.scene.view.belt.length - 1 + this.scene.view.face_down;
  }

  get isWholeHand(): boolean {
    return this.hand.length > 1 && this.bid.length === this.hand.length && this.cardsToCome > 0;
  }

  pay(id: string): void {
    this.table.act(`pay ${id}`);
  }

  takeBack(): void {
    this.clear();
    this.table.takeBack();
  }

  pick(id: string): void {
    this.refusal = "";
    if (!this.#units(id).length) this.refusal = this.whyNoUnit(id);
    else this.robot = this.robot === id ? undefined : id;
  }

  put(unit: string): void {
    if (!this.robot) this.refusal = this.#words.say("web.build.pick_first");
    else if (!this.mayPut(this.robot, unit)) this.refusal = this.whyNot(this.robot, unit);
    else {
      this.table.act(`${this.robot}>${unit}`);
      this.robot = undefined;
    }
  }

  finish(): void {
    this.clear();
    this.table.act("done");
  }

  mayPut(robot: string, unit: string): boolean {
    return this.#units(robot).includes(unit);
  }

  /** Where a robot may go: what the decision offers, nothing else. */
  #units(robot: string): string[] {
    const options = this.table.decision?.options ?? [];
    return options
      .map((option) => option.action as { robot?: string; unit?: string })
      .filter((action) => action.robot === robot)
      .map((action) => action.unit!);
  }

  whyNoUnit(id: string): string {
    const robot = cardNoun(this.#words, id);
    const card = cardOf(id);
    if (!card.symbols.length) return capital(this.#words.say("web.build.no_symbol", { robot }));
    const units = this.scene.me?.units ?? [];
    if (units.some(([unit]) => sharedSymbols(card, cardOf(unit)).length))
      return this.#words.say("web.build.all_full");
    return capital(this.#words.say("web.build.fits_nowhere", { robot }));
  }

  whyNot(robot: string, unit: string): string {
    const lacking = cardOf(unit).symbols;
    if (sharedSymbols(cardOf(robot), cardOf(unit)).length)
      return capital(this.#words.say("error.unit_is_full", { unit: cardNoun(this.#words, unit) }));
    const symbols = symbolList(this.#words, lacking);
    return capital(this.#words.say("web.build.does_not_fit", { robot: cardNoun(this.#words, robot), symbols }));
  }
}

/** The weakest first, units and Fzzzt cards last. */
function order(id: string): number {
  const card = cardOf(id);
  return card.power + (card.kind === "upgrade" ? 0.5 : card.kind === "fzzzt" ? 10 : 0);
}

export const [getPlay, setPlay] = createContext<Play>();
