import { FluentBundle, FluentNumber, FluentType, type FluentFunction, type FluentResource, type FluentValue } from "@fluent/bundle";

export type Values = Record<string, string | number | Noun>;

/** The case of a noun that no sentence has asked for in another. */
const PLAIN = "plain";

/** A noun that knows its form in every case of its language: `robobid/app/locales/noun.py` tells how messages ask. */
export class Noun extends FluentType<string> {
  readonly form: (kase: string) => string;
  readonly gender: string;

  constructor(form: (kase: string) => string, gender = "") {
    super("");
    this.form = form;
    this.gender = gender;
  }

  override toString(): string {
    return this.form(PLAIN);
  }
}

/** What the French "de" loses its own vowel before. */
const VOWEL = /^[aàâäæeéèêëiîïoôöœuùûü]/i;

/** A word in a case; names have none but the French "de". */
export function inCase(word: string | Noun, kase: string): string {
  if (word instanceof Noun) return word.form(kase);
  if (kase !== "de") return word;
  return VOWEL.test(word) ? `d’${word}` : `de ${word}`;
}

const FUNCTIONS: Record<string, FluentFunction> = {
  NOUN: ([word], { case: kase = PLAIN }) =>
    word instanceof Noun || typeof word === "string" ? inCase(word, String(kase)) : (word as FluentValue),
  GENDER: ([word]) => (word instanceof Noun ? word.gender : ""),
};

/** A language's messages as `tools/words.js` has read them when the page was built. */
export type Entries = FluentResource["body"];
type Entry = Entries[number];
/** The same by their ids; most are a text or a pattern alone. */
export type Shortened = Record<string, Entry["value"] | Pick<Entry, "value" | "attributes">>;

/** Messages that were sent in short. */
export function atLength(entries: Shortened): Entries {
  return Object.entries(entries).map(([id, it]) =>
    it !== null && typeof it === "object" && "attributes" in it ? { id, ...it } : { id, value: it, attributes: {} },
  ) as Entries;
}

/** A sentence that may begin with a word like "you". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A language's messages in Project Fluent's form; a key's dots are hyphens there. */
export class Messages {
  readonly #bundle: FluentBundle;

  constructor(lang: string, entries: Entries) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: { ...FUNCTIONS, NUMBER: counted(lang) } });
    this.#bundle.addResource({ body: entries });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(fluentName(key));
  }

  /** A message with its gaps filled; what is missing is shown in braces. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(fluentName(key))?.value;
    if (!pattern) return key;
    const given = Object.entries({ case: PLAIN, ...values }).map(([name, value]) => [name, written(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }

  /** A noun, of which a message may ask for another case or the gender. */
  noun(key: string, values: Values = {}): Noun {
    const gender = this.#bundle.getMessage(fluentName(key))?.attributes["gender"];
    return new Noun((kase) => this.say(key, { ...values, case: kase }), typeof gender === "string" ? gender : "");
  }
}

const fluentName = (key: string) => key.replaceAll(".", "-");

/** Where a number has separators from later than a thousand on. */
const GROUPED_FROM: Record<string, number> = { ru: 10_000 };

/** A count with the separators of its language: `robobid/app/locales/bundle.py` does the same. */
const counted =
  (lang: string): FluentFunction =>
  ([value]) => {
    if (!(value instanceof FluentNumber)) return value as FluentValue;
    const isGrouped = Math.abs(value.value) >= (GROUPED_FROM[lang] ?? 1000);
    return new FluentNumber(value.value, { ...value.opts, useGrouping: isGrouped });
  };

/** A number as the language writes it: 1.5 is "1,5" in three of the four. */
function written(value: string | number | Noun): string | FluentNumber | Noun {
  if (typeof value !== "number") return value;
  return new FluentNumber(value, { useGrouping: false, maximumFractionDigits: 1 });
}
