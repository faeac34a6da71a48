import { to } from "./router.svelte";

/**
 * The whole address of a page within this one, to be sent to somebody. A table's is short, so
 * that messengers can show what it leads to; a secret stays behind the `#`, unsent.
 */
export function addressOf(...path: string[]): string {
  const [page, code = ""] = path;
  if (page === "table") return `${location.origin}/t/${code}`;
  return `${location.origin}/${page === "join" ? `t/${code}` : ""}${to(...path)}`;
}

/** Does an address lead to this machine wherever it is opened? Then nobody else can use it. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
}
