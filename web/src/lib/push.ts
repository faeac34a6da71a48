import { canNotify } from "./notify";
import type { PushWish } from "./wire";

/** Can this browser be told of a turn while the page is closed? On an iPhone only from the home screen. */
export const canPush = (): boolean => canNotify() && "serviceWorker" in navigator && "PushManager" in globalThis;

/** Have the browser's push service take messages for us; none if its user does not allow it. */
export async function subscribe(key: string): Promise<PushWish | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : undefined;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
