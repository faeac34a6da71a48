/** Who hosts the tables: a server, or this page itself in a worker. */
import type { Connect } from "./socket";
import { Socket } from "./socket";

/** Is this the page of a static site, which has no server? */
export const IS_SITE = import.meta.env.MODE === "site";

export interface Answer {
  ok: boolean;
  /** What the JSON says; nothing where it was none. */
  said: unknown;
}

/** The page's own host: it is fetched only where there is no server. */
const own = IS_SITE ? import("../worker/page-host").then(({ PageHost }) => new PageHost()) : undefined;

/** The page's own host is there. */
export const isHosted: Promise<unknown> = own?.then((host) => host.isReady) ?? Promise.resolve();

/** Ask the host; fails if it does not answer. */
export async function reach(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  if (own) return (await own).ask(method, path, body);
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { ok: response.ok, said: await response.json().catch(() => undefined) };
}

/** Listen to a table. */
export const connect: Connect = (listener) => {
  if (!own) return new Socket(listener);
  const wire = own.then((host) => host.connect(listener));
  let isOpen = false;
  void wire.then(() => (isOpen = true));
  return {
    send: (message) => {
      void wire.then((open) => open.send(message));
      return isOpen;
    },
    close: () => void wire.then((open) => open.close()),
  };
};
