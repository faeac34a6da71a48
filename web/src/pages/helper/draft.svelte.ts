/** What a seat has, as somebody counts it. */
export interface Holding {
  money: number;
  plants: string[];
  fuel: number[];
  cities: string[];
}

export const LETTERS = "ABCDEF";
export const STEP3_WORD = "step3";
/** Where somebody may begin; each from its first seat on. */
const PHASES = ["auction", "resources", "building", "income"];
const NOTHING = "-";
const FUELS = 4;

type Fields = Record<string, string>;

/** A table that is being counted again: the fields of its position that can be corrected. */
export class Draft {
  round = $state(1);
  step = $state(1);
  phase = $state("");
  /** The seats in their order. */
  order: number[] = $state([]);
  /** Whose turn it is; none is the first of the phase. */
  turn = $state("");
  market: string[] = $state([]);
  /** The cards under the Step 3 card. */
  under: string[] = $state([]);
  /** How many cards are left in the stack. */
  hidden = $state(0);
  /** The tokens on each market. */
  fuel: number[][] = $state([]);
  players: Holding[] = $state([]);
  readonly #before: Fields;
  readonly #phase: string;

  constructor(position: string, seats: number) {
    const fields = fieldsOf(position);
    this.round = Number(fields.round);
    this.step = Number(fields.step);
    this.phase = this.#phase = fields.phase ?? "";
    this.order = [...(fields.order ?? "")].map((letter) => LETTERS.indexOf(letter));
    this.turn = textOf(fields.turn);
    this.market = listOf(fields.market);
    this.under = listOf(fields.under);
    this.hidden = Number(fields.hidden ?? 0);
    this.fuel = (fields.fuel ?? "").split("+").map(stockOf);
    this.players = [...LETTERS.slice(0, seats)].map((letter) => ({
      money: Number(fields[`${letter}.money`]),
      plants: listOf(fields[`${letter}.plants`]),
      fuel: stockOf(fields[`${letter}.fuel`]),
      cities: listOf(fields[`${letter}.cities`]),
    }));
    this.#before = this.#fields();
  }

  /** The phases that can be chosen: the present one among them. */
  get phases(): string[] {
    return PHASES.includes(this.#phase) ? PHASES : [this.#phase, ...PHASES];
  }

  /** In what the real table differs from the one that was worked out. */
  get changed(): Fields {
    return Object.fromEntries(Object.entries(this.#fields()).filter(([name, text]) => text !== this.#before[name]));
  }

  /** Another phase begins with its first seat. */
  choosePhase(phase: string): void {
    this.phase = phase;
    this.turn = phase === this.#phase ? (this.#before.turn ?? "") : "";
  }

  /** A seat comes to a place in the order; whoever was there takes the other place. */
  place(seat: number, at: number): void {
    const from = this.order.indexOf(seat);
    [this.order[from], this.order[at]] = [this.order[at]!, seat];
  }

  /** A card lies in one place: here, or no longer here. */
  toggleCard(place: string[], card: string): void {
    const isHere = place.includes(card);
    for (const each of [this.market, this.under, ...this.players.map(({ plants }) => plants)]) remove(each, card);
    if (!isHere) place.push(card);
    place.sort((a, b) => rank(a) - rank(b));
  }

  toggleCity(seat: number, city: string): void {
    const { cities } = this.players[seat]!;
    if (cities.includes(city)) remove(cities, city);
    else cities.push(city);
  }

  #fields(): Fields {
    return {
      round: String(this.round),
      step: String(this.step),
      phase: this.phase,
      order: this.order.map((seat) => LETTERS[seat]).join(""),
      turn: this.turn,
      market: this.market.join(","),
      under: this.under.join(","),
      hidden: String(this.hidden),
      fuel: this.fuel.map((stock) => stock.map(count).join("/")).join("+"),
      ...Object.fromEntries(
        this.players.flatMap(({ money, plants, fuel, cities }, seat) => [
          [`${LETTERS[seat]}.money`, count(money)],
          [`${LETTERS[seat]}.plants`, plants.join(",")],
          [`${LETTERS[seat]}.fuel`, fuel.some(Boolean) ? fuel.map(count).join("/") : ""],
          [`${LETTERS[seat]}.cities`, cities.join(",")],
        ]),
      ),
    };
  }
}

/** An empty field of the form is none of it. */
const count = (value: number | null | undefined): string => String(value ?? 0);
const rank = (card: string): number => (card === "flux" ? 33.5 : Number(card) || Infinity);
const textOf = (text: string | undefined): string => (!text || text === NOTHING ? "" : text);
const listOf = (text: string | undefined): string[] => textOf(text).split(",").filter(Boolean);

function stockOf(text: string | undefined): number[] {
  const stock = textOf(text).split("/").filter(Boolean).map(Number);
  return Array.from({ length: FUELS }, (_, fuel) => stock[fuel] ?? 0);
}

function remove(list: string[], item: string): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

function fieldsOf(position: string): Fields {
  const words = position.split(" ").slice(1);
  return Object.fromEntries(words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
}
