import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Speaker } from "$lib/speak";
import type { Table } from "$lib/table.svelte";
import type { Words } from "$lib/words.svelte";
import { within, type Range } from "./amount";
import { Asked } from "./asked";
import type { Errand } from "./errands.svelte";
import { FUELS } from "./facts";
import { cardNoun } from "./labels";
import type { Scene } from "./scene.svelte";
import { Switches } from "./switches.svelte";
import type { Site, WhyNot } from "./view";
import { whyNotText } from "./whynot";

/** A costly slip that is asked about once. */
export interface Question {
  text: string;
  yes: () => void;
  /** When it was asked: the second half of a double tap is no answer. */
  at: number;
}

/** What I am choosing at a table of Power Grid: free and reversible until it is sent. */
export class Play extends Asked {
  readonly #words: Words;
  readonly #speaker: Speaker;
  /** The city that is looked at, by its word in moves. */
  city: string | undefined = $state();
  /** The plant to offer. */
  plant: number | undefined = $state();
  /** One of the listed options, by its move. */
  picked: string | undefined = $state();
  /** One sentence on why something cannot be done. */
  refusal = $state("");
  question: Question | undefined = $state.raw();
  #wanted = $state(0);
  /** Which plants shall run, and with what. */
  readonly switches: Switches;
  readonly #asked = new SvelteSet<string>();
  /** Was it asked already whether what is done now is meant? */
  #isSure = false;

  constructor(table: Table, scene: Scene, words: Words, speaker: Speaker) {
    super(table, scene);
    this.#words = words;
    this.#speaker = speaker;
    this.switches = new Switches({
      plants: () => scene.me?.plants ?? [],
      plans: () => this.running?.plans ?? [],
      options: () => this.options,
    });
  }

  // -- choosing ------------------------------------------------------------------------

  /** Forget what was chosen: the next decision is another one. */
  clear(): void {
    this.city = this.plant = this.picked = undefined;
    this.refusal = "";
    this.question = undefined;
    this.#wanted = 0;
    this.switches.clear();
    this.#asked.clear();
  }

  /** The bid that is chosen, within what is allowed. */
  get amount(): number {
    return within(this.range, this.#wanted);
  }
  set amount(value: number) {
    this.question = undefined;
    const { least, most } = this.range;
    this.refusal = "";
    if (value > most && this.scene.lift) this.refusal = this.#words.say("web.powergrid.why.too_much");
    else if (value > most) this.refusal = this.#words.say("web.powergrid.why.money", { money: most });
    else if (value < least) this.refusal = this.#words.say("web.powergrid.why.least", { least });
    this.#wanted = within(this.range, value);
  }
  get range(): Range {
    const offer = this.opening?.plants.find(({ plant }) => plant === this.plant);
    return offer ?? this.bidding ?? { least: 0, most: 0 };
  }

  choosePlant(number: number): void {
    this.refusal = "";
    this.question = undefined;
    if (this.opening) {
      const offer = this.opening.plants.find(({ plant }) => plant === number);
      if (offer?.why_not) this.refuse(offer.why_not);
      else if (offer) {
        this.plant = number;
        this.#wanted = 0;
      }
      return;
    }
    const option = this.optionWith("plant", number);
    if (this.running) this.#switch(number);
    else if (option) this.picked = option.move;
  }

  #switch(number: number): void {
    const problem = this.switches.flip(number);
    if (problem) this.refusal = this.#words.say(`web.powergrid.why.${problem}`, { plant: cardNoun(this.#words, number) });
  }

  optionWith(field: "plant" | "city" | "region", value: unknown) {
    return this.options.find(({ action }) => (action as Record<string, unknown>)[field] === value);
  }

  chooseCity(word: string): void {
    this.refusal = "";
    this.question = undefined;
    if (this.building) {
      const site = this.site(word);
      if (!site) this.refuse({ code: "city_already_yours", values: { city: word } } as never);
      else if (site.why_not) this.refuse(site.why_not);
      this.city = site?.total == null ? undefined : word;
      return;
    }
    const option = this.optionWith("city", word);
    if (option) {
      this.city = word;
      this.picked = option.move;
    } else this.refusal = this.#words.say("web.powergrid.why.not_this_city", { city: this.scene.city(word) });
  }

  chooseRegion(region: string): void {
    this.refusal = "";
    const option = this.optionWith("region", region);
    if (option) this.picked = option.move;
    else this.refusal = this.#words.say("web.powergrid.why.not_this_region");
  }

  /** What follows from an option that is chosen for a robot, in words. */
  followsFrom(move: string | undefined): string {
    return this.#speaker.all((this.forRobot(move)?.told ?? []));
  }

  site(word: string | undefined): Site | undefined {
    return this.sites?.find(({ city }) => city === word);
  }
  /** The city to build in, if it can be paid. */
  get chosenSite(): Site | undefined {
    const site = this.site(this.city);
    return site?.why_not ? undefined : site;
  }

  refuse(why: WhyNot): void {
    this.refusal = this.whyNot(why);
  }
  whyNot(why: WhyNot): string {
    const { code, values } = why;
    const { city, cost, money } = values as { city?: string; cost?: number; money?: number };
    if (code === "city_not_affordable" && city)
      return this.#words.say("web.powergrid.why.dear", { cost: cost ?? 0, money: money ?? 0 });
    return whyNotText(this.#speaker, why, (word) => this.scene.city(word));
  }

  // -- doing ---------------------------------------------------------------------------

  /** Do it, but ask first if it is a costly slip; each question is asked once. */
  ask(text: string | undefined, yes: () => void): void {
    if (!text || this.#asked.has(text)) {
      this.question = undefined;
      this.#do(yes, !!text);
      return;
    }
    this.#asked.add(text);
    this.question = { text, yes: () => this.#do(yes, true), at: performance.now() };
  }

  /** Nothing is asked twice: the coach says nothing of what was asked about here. */
  #do(what: () => void, isSure: boolean): void {
    this.#isSure = isSure;
    what();
    this.#isSure = false;
  }

  act(move: string): void {
    this.question = undefined;
    this.refusal = "";
    this.table.act(move, this.#isSure);
  }

  /** Several moves one after another, each when the one before was accepted. */
  actAll(moves: readonly Errand[]): void {
    this.question = undefined;
    this.refusal = "";
    this.errands.begin(moves);
  }

  buy(fuel: number): void {
    const offer = this.buying?.tokens.find((token) => token.fuel === fuel);
    this.refusal = "";
    if (!offer) this.refusal = this.#words.say("web.powergrid.why.not_sold");
    else if (offer.why_not) this.refuse(offer.why_not);
    else this.act(offer.word);
  }

  /** Several tokens of a fuel one after another. */
  buySome(fuel: number, count: number): void {
    const offer = this.buying?.tokens.find((token) => token.fuel === fuel);
    if (!offer || count < 2 || count > offer.prices.length) return this.buy(fuel);
    this.actAll(Array.from({ length: count }, () => ({ move: offer.word })));
  }

  /** Give tokens back: later purchases are taken back before them, and made again. */
  unbuy(fuel: number, count = 1): void {
    const { bought } = this;
    const at = bought.flatMap((event, index) => (event.fuel === fuel ? [index] : [])).at(-count);
    if (at === undefined) return;
    const later = bought.slice(at).filter((event) => event.fuel !== fuel).map((event) => ({ move: FUELS[event.fuel]! }));
    this.actAll([...bought.slice(at).map(() => "undo" as const), ...later]);
  }

  takeBack(): void {
    this.clear();
    this.table.takeBack();
  }
}

export const [getPlay, setPlay] = createContext<Play>();
