import { createContext } from "svelte";
import { IS_SITE } from "./host";

/** Where we are: the path after the `#`, split at its slashes. */
export class Router {
  path: string[] = $state([]);

  constructor() {
    expandShort();
    this.#read();
    addEventListener("hashchange", () => {
      this.#read();
      scrollTo(0, 0);
    });
  }

  get page(): string {
    return this.path[0] ?? "";
  }

  #read(): void {
    const text = location.hash.replace(/^#\/?/, "");
    this.path = text.split("/").filter(Boolean).map(decoded);
  }
}

/** A part of an address; one that is malformed stands for itself, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `/t/K7QF` and `/r/K7QF/40` are short for a table and a moment of a replay. */
const SHORT: Record<string, string> = { t: "table", r: "replay" };

/** A short address becomes the one of its page; a friend's link behind it says more. */
function expandShort(): void {
  if (IS_SITE) return;
  const [kind = "", ...path] = location.pathname.split("/").filter(Boolean);
  const page = SHORT[kind];
  if (page) history.replaceState(null, "", `/${location.hash || to(page, ...path)}`);
}

/** The address of a page within this one. */
export function to(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}

export function go(...path: string[]): void {
  location.hash = to(...path);
}

/** Go somewhere, so that "back" does not lead here again. */
export function replace(...path: string[]): void {
  rename(...path);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** The address says something else from now on; the page stays as it is. */
export function rename(...path: string[]): void {
  history.replaceState(null, "", to(...path));
}

export const [getRouter, setRouter] = createContext<Router>();
