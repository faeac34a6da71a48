// Keeps what works without the server. Tables, moves and names are never kept.
const NAME = `robobid-${BUILD}`;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(KEPT.shell))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

// The page says which language is spoken: its words and rulebooks are kept too.
addEventListener("message", (event) => {
  const files = KEPT.langs[event.data?.lang] ?? [];
  event.waitUntil(caches.open(NAME).then((cache) => Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)))));
});

/** Ask the server; if it is away, what was kept will do. */
async function freshOrKept(request, key = request) {
  const cache = await caches.open(NAME);
  try {
    const answer = await fetch(request);
    if (answer.ok && request.mode !== "navigate") await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Names of these files change with what is in them: what was kept is right. */
async function keptOrFresh(request) {
  return (await caches.match(request)) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshOrKept(request, "/"));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFresh(request));
  else if (pathname === "/api/games" || KEPT.shell.includes(pathname)) event.respondWith(freshOrKept(request));
});

// A table waits for somebody: one notice for each, which opens it.
addEventListener("push", (event) => {
  const { title, body, tag, url } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, data: { url }, icon: "/icon-192.png", badge: "/icon-192.png" }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Show an address in a window that is there, or in a new one. */
async function open(url) {
  const address = new URL(url, location.origin).href;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = windows.find((window) => window.url === address) ?? windows[0];
  if (!known) return clients.openWindow(address);
  await known.focus();
  return known.url === address ? undefined : known.navigate(address);
}

// The push service gave the browser another address: the server is told, with the cookie of the page.
addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (key) event.waitUntil(registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).then(tell));
});

async function tell(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}
