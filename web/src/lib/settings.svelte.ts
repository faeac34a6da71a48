import { createContext } from "svelte";
import type { Lang } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "calm";
/** How long a reveal stays: as long as it takes to read, half of that, or until a tap. */
export type Pace = "calm" | "brisk" | "tap";
export const PACES: readonly Pace[] = ["calm", "brisk", "tap"];

interface Stored {
  lang?: Lang;
  theme: Theme;
  motion: Motion;
  /** 0 is silent, 3 is loud. */
  volume: number;
  pace: Pace;
  /** Do single keys act, as 1 to 9 for cards? */
  keys: boolean;
  /** Is a move that is the only one played by itself? */
  forced: boolean;
  /** Does a card show what it usually goes for, alone among bots? */
  worth: boolean;
  name: string;
  /** Notifications of the browser, when it is my turn in a hidden tab. */
  notify: boolean;
  /** Is there a coach, by game? Whoever was not asked has not said. */
  coach: Record<string, boolean>;
}

const PLACE = "robobid.settings";
const DEFAULTS: Stored = {
  theme: "auto",
  motion: "auto",
  volume: 0,
  pace: "calm",
  keys: true,
  forced: true,
  worth: true,
  name: "",
  notify: false,
  coach: {},
};

/** What somebody likes in this browser; kept here and told to nobody. */
export class Settings {
  #stored: Stored = $state(read());
  #systemDark = $state(false);
  #systemCalm = $state(false);

  constructor() {
    watch("(prefers-color-scheme: dark)", (on) => (this.#systemDark = on));
    watch("(prefers-reduced-motion: reduce)", (on) => (this.#systemCalm = on));
  }

  get lang() {
    return this.#stored.lang;
  }
  get theme() {
    return this.#stored.theme;
  }
  get motion() {
    return this.#stored.motion;
  }
  get volume() {
    return this.#stored.volume;
  }
  get pace() {
    return this.#stored.pace;
  }
  get keys() {
    return this.#stored.keys;
  }
  get forced() {
    return this.#stored.forced;
  }
  get worth() {
    return this.#stored.worth;
  }
  get name() {
    return this.#stored.name;
  }

  get notify() {
    return this.#stored.notify;
  }

  get coach() {
    return this.#stored.coach;
  }

  get isDark(): boolean {
    return this.theme === "auto" ? this.#systemDark : this.theme === "dark";
  }

  get isCalm(): boolean {
    return this.motion === "calm" || this.#systemCalm;
  }

  change(some: Partial<Stored>): void {
    Object.assign(this.#stored, some);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#stored));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): Stored {
  try {
    const stored = { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
    // Earlier there was but one pace beside the tap.
    return PACES.includes(stored.pace) ? stored : { ...stored, pace: DEFAULTS.pace };
  } catch {
    return { ...DEFAULTS };
  }
}

function watch(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", () => tell(media.matches));
}

export const [getSettings, setSettings] = createContext<Settings>();
