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
