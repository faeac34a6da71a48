import { createContext } from "svelte";
import type { Beside } from "$lib/beside.svelte";
import type { Chance } from "./cities";
import { drawnId, FUELS } from "./facts";
import { cardWord } from "./labels";
import type { Scene } from "./scene.svelte";
import type { Outlook, PlanStep, RoundPlan } from "./view";

/** Plans that can be compared. */
export const PLANS = 4;

type FuelNumber = NonNullable<RoundPlan["fuel"]>[number]["fuel"];

const joined = (...words: readonly unknown[]) => words.filter((word) => word != null).join(" ");
const orNone = (word: string, parts: readonly string[] | undefined) => (parts?.length === 0 ? [`${word} none`] : (parts ?? []));

/** A plan as it is sent. */
export function written(plan: RoundPlan): string {
  const { plant, most, replaced, fuel, cities, run } = plan;
  return [
    ...(plant !== null && most !== null ? [joined(plan.opens ? "plant" : "bid", cardWord(plant), most, ...(replaced === null ? [] : ["for", cardWord(replaced)]))] : []),
    ...(plan.passes ? ["pass"] : []),
    ...(plan.market ? [joined("at", plan.market)] : []),
    ...orNone("stock", fuel?.map((stock) => joined("stock", FUELS[stock.fuel], stock.tokens, stock.most))),
    ...orNone("build", cities?.map(({ city, most }) => joined("build", city, most))),
    ...(run ? [joined("run", ...(run.length ? run.map(cardWord) : ["none"]))] : []),
    ...(plan.anyway ? ["anyway"] : []),
  ].join("; ");
}

/** The plans for this round: what is changed is kept by the server, which says what it costs. */
export class Planner {
  readonly beside: Beside;
  readonly #scene: Scene;
  #at = $state(0);
  /** What was changed and is not answered yet. */
  #changed: RoundPlan[] | undefined = $state.raw();

  constructor(beside: Beside, scene: Scene) {
    this.beside = beside;
    this.#scene = scene;
  }

  get plans(): Outlook[] {
    return (this.beside.info?.plans ?? []).map(({ outlook }) => outlook as Outlook);
  }
  get at(): number {
    return Math.min(this.#at, Math.max(0, this.plans.length - 1));
  }
  set at(at: number) {
    this.#at = at;
  }
  get current(): Outlook | undefined {
    return this.plans[this.at];
  }
  /** Can cities and plants be put into the plan by tapping them on the board? */
  get isShown(): boolean {
    return this.beside.isShown && !!this.current;
  }
  /** Is the plan that is looked at carried out when its turn comes? */
  get isOrdered(): boolean {
    return this.beside.isOrdered(this.at);
  }

  get #drafts(): RoundPlan[] {
    return this.#changed ?? this.plans.map(({ plan }) => plan);
  }
  /** The plan that is looked at, as it was changed last. */
  get plan(): RoundPlan | undefined {
    return this.#drafts[this.at];
  }

  async #keep(words: string[], changed?: RoundPlan[]): Promise<void> {
    this.#changed = changed;
    await this.beside.keep(words);
    if (this.#changed === changed) this.#changed = undefined;
  }
  /** One plan more: like the one that is looked at. */
  add(): void {
    const plans = this.#drafts.map(written);
    void this.#keep([...plans, plans[this.at] ?? ""]);
    this.#at = plans.length;
  }
  remove(): void {
    const plans = this.#drafts.filter((_, at) => at !== this.at);
    void this.#keep(plans.map(written), plans);
  }
  change(changes: Partial<RoundPlan>): void {
    const plans = this.#drafts.map((plan, at) => (at === this.at ? { ...plan, ...changes } : plan));
    void this.#keep(plans.map(written), plans);
  }

  step(what: PlanStep["what"], word: string): PlanStep | undefined {
    return this.current?.steps.find((step) => step.what === what && step.word === word);
  }

  choosePlant(plant: number | null): void {
    const least = plant === null ? null : (this.#scene.view.auction?.plant === plant ? this.#scene.view.auction.bid + 1 : plant);
    this.change({ plant, most: least === null ? null : Math.ceil(least), opens: true, replaced: null });
  }
  /** As many tokens of a fuel shall be there; those that are there anyway need no plan. */
  stock(fuel: FuelNumber, tokens: number, most: number | null = this.#stock(fuel)?.most ?? null): void {
    const others = (this.plan?.fuel ?? []).filter((stock) => stock.fuel !== fuel);
    const have = this.#scene.me?.fuel[fuel] ?? 0;
    const all = tokens > have ? [...others, { type: "Stock" as const, fuel, tokens, most }] : others;
    this.change({ fuel: all.length ? all : null, market: this.plan!.market || (this.#scene.map.markets.at(-1)?.name ?? "") });
  }
  /** How many tokens of a fuel the plan wants to be there. */
  tokens(fuel: number): number {
    return Math.max(this.#scene.me?.fuel[fuel] ?? 0, this.#stock(fuel)?.tokens ?? 0);
  }
  most(fuel: number): number | null {
    return this.#stock(fuel)?.most ?? null;
  }
  #stock(fuel: number) {
    return this.plan?.fuel?.find((stock) => stock.fuel === fuel);
  }

  /** Put a city into the plan, or take it out. */
  toggleCity(city: string): void {
    const cities = this.plan?.cities ?? [];
    const others = cities.filter((house) => house.city !== city);
    const all = others.length < cities.length ? others : [...cities, { type: "House" as const, city, most: null }];
    this.change({ cities: all.length ? all : null });
  }
  limitCity(city: string, most: number | null): void {
    this.change({ cities: (this.plan?.cities ?? []).map((house) => (house.city === city ? { ...house, most } : house)) });
  }
  /** The cities in play where I have no house. */
  get freeCities(): string[] {
    const all = (this.#scene.view.country as { cities: string[] } | null)?.cities ?? [];
    return all.filter((city) => !this.#scene.me?.cities.includes(city));
  }

  /** Let a plant run or not; the first choice begins with those that would run. */
  toggleRun(plant: number): void {
    const run = this.plan!.run ?? this.current!.runs;
    this.change({ run: run.includes(plant) ? run.filter((each) => each !== plant) : [...run, plant] });
  }

  /** What the cities of the map show while one plans. */
  get chances(): Record<string, Chance> {
    return Object.fromEntries(
      this.freeCities.map((city) => {
        const step = this.step("city", city);
        const name = this.#scene.city(city);
        const price = step?.state === "possible" ? step.paid : undefined;
        return [drawnId(city), { can: step?.state !== "impossible", price, label: price === undefined ? name : `${name} ${price}` }];
      }),
    );
  }
}

export const [getPlanner, setPlanner] = createContext<Planner>();
