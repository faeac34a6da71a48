/** The version of a static site: the one that runs is kept until a newer one is wanted. */
class Version {
  /** Is a newer version kept, and waits? */
  isReady = $state(false);
}

export const newVersion = new Version();
let waiting: ServiceWorker | undefined;

/** Keep the whole site for the time without a network, and look for newer versions. */
export async function keepSite(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("./sw.js");
    const look = (worker: ServiceWorker | null) => {
      if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return;
      waiting = worker;
      newVersion.isReady = true;
    };
    look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => look(worker));
    });
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Go on with the newer version; games are kept after every move. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}
