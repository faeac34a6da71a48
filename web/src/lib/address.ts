import { to } from "./router.svelte";

/** The whole address of a page within this one, to be sent to somebody. */
export const addressOf = (...path: string[]): string => `${location.origin}/${to(...path)}`;

/** Does an address lead to this machine wherever it is opened? Then nobody else can use it. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
}
