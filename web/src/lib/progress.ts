/**
 * What was solved, learnt and played: kept in this browser, and on the server where that knows the browser,
 * so that all my devices have it. The first try counts. What was deleted on one device goes on all.
 */
import { keepProgress } from "./api";
import type { ProgressKept } from "./wire";

/** `puzzle:fzzzt-12`: `solved`, `lesson:robots/a1`: `done`, `deal:fzzzt/2026-11-17`: `1~4~35~Ann`. */
export type Found = Record<string, string>;
export type Kind = "puzzle" | "lesson" | "deal";

export interface Kept {
  found: Found;
  /** What the server knew when it was asked last, and of whom. */
  shared: string[];
  mark: string;
  /** What is still to be forgotten there. */
  forget: string[];
}

const PLACE = "robobid.progress";
const EMPTY: Kept = { found: {}, shared: [], mark: "", forget: [] };
const AT_ONCE = 500;

export function readProgress(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { ...EMPTY, found: older(), ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return EMPTY;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still lets one play and learn.
  }
}

/** What was kept before all of it had one place. */
function older(): Found {
  const found: Found = {};
  const at = (place: string): [string, unknown][] => Object.entries((JSON.parse(localStorage.getItem(place) ?? "{}") ?? {}) as object);
  for (const [id, outcome] of at("robobid.app.puzzles")) if (outcome === "solved" || outcome === "missed") found[`puzzle:${id}`] = outcome;
  for (const [course, scenes] of at("robobid.app.lessons")) if (Array.isArray(scenes)) for (const scene of scenes) found[`lesson:${course}/${scene}`] = "done";
  return found;
}

/** All of a kind, without its name. */
export function foundOf(kind: Kind): Found {
  const begin = `${kind}:`;
  const entries = Object.entries(readProgress().found);
  return Object.fromEntries(entries.filter(([what]) => what.startsWith(begin)).map(([what, outcome]) => [what.slice(begin.length), outcome]));
}

/** Note what came out of something, unless it was tried before; the server hears of it when it can. */
export function note(kind: Kind, name: string, outcome: string): void {
  const kept = readProgress();
  const what = `${kind}:${name}`;
  if (kept.found[what]) return;
  write({ ...kept, found: { ...kept.found, [what]: outcome } });
  void share();
}

/** Forget all that begins so, here and there. */
export function forget(kind: Kind, begin = ""): Promise<void> {
  const kept = readProgress();
  const prefix = `${kind}:${begin}`;
  const found = Object.fromEntries(Object.entries(kept.found).filter(([what]) => !what.startsWith(prefix)));
  write({ ...kept, found, forget: [...kept.forget, prefix] });
  return share();
}

let running: Promise<void> = Promise.resolve();

/** Tell the server what is new, and have what my other devices have done; one message after another. */
export function share(): Promise<void> {
  running = running.then(async () => {
    try {
      while (await shareSome());
    } catch {
      // Without a server it stays here until there is one.
    }
  });
  return running;
}

/** Share what fits into one message; gives whether more is left. */
async function shareSome(): Promise<boolean> {
  const { found, shared, forget: forgotten } = readProgress();
  const known = new Set(shared);
  const sent = Object.entries(found).filter(([what]) => !known.has(what)).slice(0, AT_ONCE);
  const answer = await keepProgress({ found: Object.fromEntries(sent), forget: forgotten });
  const now = merged(readProgress(), answer, { found: Object.fromEntries(sent), forget: forgotten });
  write(now);
  return Boolean(answer.mark) && Object.keys(now.found).length > now.shared.length;
}

/** What is there now: what the server has, and what it was not told of yet. */
export function merged(kept: Kept, answer: ProgressKept, sent: { found: Found; forget: readonly string[] }): Kept {
  const since = kept.forget.slice(sent.forget.length);
  // Nothing is kept of this browser, so nothing is to be forgotten either.
  if (!answer.mark) return { ...kept, forget: since };
  // Known by another name, all of it may be new there.
  const known = new Set(!kept.mark || kept.mark === answer.mark ? kept.shared : []);
  const untold = Object.entries(kept.found).filter(([what]) => !known.has(what) && !(what in sent.found));
  const theirs = Object.entries(answer.found).filter(([what]) => !since.some((prefix) => what.startsWith(prefix)));
  return { found: Object.fromEntries([...untold, ...theirs]), shared: theirs.map(([what]) => what), mark: answer.mark, forget: since };
}
