/** Keep what works without the server: after the page is shown, so that nothing waits for it. */
export function keepForOffline(lang: () => string): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
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
