import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";

export type Values = Record<string, string | number>;

/** A language's messages as `tools/words.js` has read them when the page was built. */
export type Entries = FluentResource["body"];

/** A sentence that may begin with a word like "you". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A language's messages in Project Fluent's form; a key's dots are hyphens there. */
export class Messages {
  readonly #bundle: FluentBundle;

  constructor(lang: string, entries: Entries) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource({ body: entries });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(fluentName(key));
  }

  /** A message with its gaps filled; what is missing is shown in braces. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(fluentName(key))?.value;
    if (!pattern) return key;
    const given = Object.entries(values).map(([name, value]) => [name, written(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }
}

const fluentName = (key: string) => key.replaceAll(".", "-");

/** A number as the language writes it: 1.5 is "1,5" in three of the four. */
function written(value: string | number): string | FluentNumber {
  if (typeof value !== "number") return value;
  return new FluentNumber(value, { useGrouping: false, maximumFractionDigits: 1 });
}
