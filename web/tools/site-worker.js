// Keeps the whole site, so that it works without a network. FILES has every file and the
// digest of what is in it; the version that runs is kept until the page takes the new one.
const NAME = `robobid-site-${BUILD}`;
const HOME = "index.html";

addEventListener("install", (event) => event.waitUntil(keepAll()));

// The page says when it wants the new version: until then the old one goes on.
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
});

addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

async function keepAll() {
  const cache = await caches.open(NAME);
  for (const name of Object.keys(FILES)) if (!(await cache.match(name))) await keep(cache, name);
}

/** A file as it should be: from an older version, from the browser's own cache, or fetched anew. */
async function keep(cache, name) {
  const ways = [() => fromOlder(name), () => fetch(name), () => fetch(name, { cache: "reload" })];
  for (const way of ways) {
    const answer = await way();
    if (!answer?.ok) continue;
    const bytes = await answer.arrayBuffer();
    if ((await digest(bytes)) !== FILES[name]) continue;
    const held = new Response(bytes, { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
    await cache.put(name, held.clone());
    return held;
  }
  throw new Error(`${name} is not what it should be`);
}

/** What an older version kept is as good, if nothing in it has changed. */
async function fromOlder(name) {
  for (const other of await caches.keys()) {
    const kept = other.startsWith("robobid-site-") && other !== NAME && (await (await caches.open(other)).match(name));
    if (kept && (await digest(await kept.clone().arrayBuffer())) === FILES[name]) return kept;
  }
  return undefined;
}

async function digest(bytes) {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("robobid-site-") && name !== NAME).map((name) => caches.delete(name)));
}

/** What is kept, if it is whole; else it is fetched again, which mends the cache. */
async function kept(name) {
  const cache = await caches.open(NAME);
  const found = await cache.match(name);
  if (found) {
    const bytes = await found.arrayBuffer();
    const type = found.headers.get("content-type") ?? "";
    if (name.endsWith(".bin") || (await digest(bytes)) === FILES[name]) return new Response(bytes, { headers: { "content-type": type } });
    await cache.delete(name);
  }
  return keep(cache, name);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length);
  const name = request.mode === "navigate" || path === "" ? HOME : path;
  if (name in FILES) event.respondWith(kept(name));
});
