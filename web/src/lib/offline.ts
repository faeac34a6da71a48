import { IS_SITE, isHosted } from "./host";

/** Keep what works without the server: after the page is shown, so that nothing waits for it. */
export function keepForOffline(lang: () => string): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  if (IS_SITE) {
    // Once everything is loaded it is kept from the browser's own cache, and not sent twice.
    void Promise.all([import("./site-version.svelte"), isHosted]).then(([{ keepSite }]) => keepSite());
    return;
  }
  addEventListener("load", () => setTimeout(() => void begin(lang), 1_000), { once: true });
  if (document.readyState === "complete") setTimeout(() => void begin(lang), 1_000);
}

let hasBegun = false;

async function begin(lang: () => string): Promise<void> {
  if (hasBegun) return;
  hasBegun = true;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ lang: lang() });
  } catch {
    // A browser that keeps nothing still plays.
  }
}
