import names from "$data/app/locales/names.json";
import { createContext } from "svelte";
import { capital, inCase, Noun, type Values } from "./message";
import type { Named, Several, Told, Line as ToldLine, Rules as ToldRules } from "./wire";
import type { Words } from "./words.svelte";

export type Value = Told["values"][string];

/** A line of the story in words, with what is drawn beside it: a seat's mark, a card's face. */
export interface Line {
  kind: string;
  text: string;
  seat?: number | null;
  card?: string | null;
  isHeading?: boolean;
  /** The moment at which it was told. */
  position?: number;
  /** Does what follows come after the last look? */
  isNews?: boolean;
}

export interface Rule {
  number: string;
  text: string;
}

export interface Rules {
  /** Those that matter now. */
  now: Rule[];
  others: Rule[];
}

/** Asked for when something is named: files that need each other are run in any order. */
const nameOf = (id: string) => (names as Record<string, string>)[id];
const LETTERS = "ABCDEF";

/** Puts what is told into the words of a language: `robobid/app/terminal/speaking.py` does the same. */
export class Speaker {
  readonly #words: Pick<Words, "has" | "say" | "noun">;
  /** Nouns are `game.kind.id` in the languages' files. */
  readonly #game: string;
  /** A seat's name; that of a robot is a noun. */
  readonly #name: (seat: number) => string | Noun;
  /** Do several people read this? Then nobody is "you". */
  readonly #isShared: boolean;

  constructor(
    words: Pick<Words, "has" | "say" | "noun">,
    game = "",
    name: (seat: number) => string | Noun = (seat) => LETTERS[seat] ?? "?",
    isShared = false,
  ) {
    this.#isShared = isShared;
    this.#words = words;
    this.#game = game;
    this.#name = name;
  }

  /** All sentences of a line. */
  line(line: ToldLine): string {
    return this.all(line.told);
  }

  all(told: readonly Told[]): string {
    return told.map((each) => this.sentence(each)).join(" ");
  }

  /** Whatever a sentence begins with, it begins with a capital. */
  sentence(told: Told): string {
    return capital(this.words(told));
  }

  lines<L extends ToldLine>(lines: readonly L[]): Line[] {
    return lines.map((line) => ({
      kind: line.kind,
      text: this.line(line),
      seat: line.seat,
      card: line.card,
      isHeading: line.heading,
      ...("position" in line ? { position: line.position as number } : {}),
    }));
  }

  rules(rules: ToldRules): Rules {
    const spoken = (part: ToldRules["now"]) => part.map(({ number, told }) => ({ number, text: this.sentence(told) }));
    return { now: spoken(rules.now), others: spoken(rules.others) };
  }

  words(value: Value): string {
    return String(this.noun(value));
  }

  /** A value in words; a noun knows its forms in other cases. */
  noun(value: Value): string | Noun {
    if (typeof value !== "object") return String(value);
    if ("key" in value) return this.#told(value);
    return "items" in value ? this.#several(value) : this.#named(value);
  }

  #told({ key, values, otherwise }: Told): string {
    if (!this.#words.has(key)) return otherwise || key;
    const told: Values = {};
    for (const [name, value] of Object.entries(values)) {
      told[name] = typeof value === "number" ? value : this.noun(value);
      // Languages have other words for you where it is not who acts: `neben dir`.
      if (typeof value === "object" && "kind" in value && value.kind === "seat")
        told[name === "name" ? "who" : `${name}_who`] = value.you && !this.#isShared ? "you" : "other";
    }
    return this.#words.say(key, told);
  }

  #several({ items, joint = ", " }: Several): Noun {
    const spoken = items.map((item) => this.noun(item));
    return new Noun((kase) => this.#joined(spoken.map((word) => inCase(word, kase)), joint));
  }

  #joined(words: string[], joint: string): string {
    if (joint !== "and") return words.join(joint);
    const [first, last = ""] = [words.slice(0, -1), words.at(-1)];
    return first.length ? this.#words.say("told.list_end", { first: first.join(", "), last }) : last;
  }

  #named(value: Named): string | Noun {
    const counted = `${this.#game}.${value.kind}.${value.id}.counted`;
    const count = value.count ?? undefined;
    if (count !== undefined && this.#words.has(counted)) return this.#words.noun(counted, { n: count });
    const word = value.kind === "seat" ? this.#seat(value) : this.#noun(value);
    return count === undefined ? word : `${count} ${word}`;
  }

  #seat({ id, you }: Named): string | Noun {
    return you && !this.#isShared ? this.#words.noun("told.you") : this.#name(Number(id));
  }

  #noun({ kind, id, name }: Named): string | Noun {
    const key = `${this.#game}.${kind}`;
    if (this.#words.has(`${key}.${id}`)) return this.#words.noun(`${key}.${id}`);
    if (this.#words.has(key)) return this.#words.noun(key, { number: id });
    return name || (nameOf(id) ?? id);
  }
}

export const [getSpeaker, setSpeaker] = createContext<Speaker>();
