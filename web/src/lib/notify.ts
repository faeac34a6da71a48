/** Notifications of the browser: only while a tab is open, and only if it is hidden. */

export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask whether we may; the browser asks its user, once. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say something to whoever is looking at another tab. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag, icon: "./favicon.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
