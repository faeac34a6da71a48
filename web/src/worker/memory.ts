/**
 * Python's memory just after its start, kept by the browser: to start from it takes a tenth of the
 * time. It is some 45 MB that nobody sends, made on the first visit.
 */
const CACHE = "robobid-python";
const DIGEST = "x-digest";

/** What an earlier visit kept; nothing if there is none, or it is not what it was. */
export async function keptMemory(version: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const found = await (await caches.open(CACHE)).match(address(version));
    if (!found) return undefined;
    const bytes = await found.arrayBuffer();
    return (await digest(bytes)) === found.headers.get(DIGEST) ? new Uint8Array(bytes) : undefined;
  } catch {
    return undefined; // A browser that keeps nothing starts Python anew.
  }
}

/** Keep it for the next visit, instead of an older version's. */
export async function keepMemory(version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forgetMemory();
    const headers = { [DIGEST]: await digest(memory) };
    await (await caches.open(CACHE)).put(address(version), new Response(memory, { headers }));
  } catch {
    // There is no room, or no permission: the next visit starts Python anew.
  }
}

/** Whatever is kept is of no use. */
export async function forgetMemory(): Promise<void> {
  await caches.delete(CACHE);
}

const address = (version: string) => new URL(`../python/memory-${version}`, self.location.href).href;

async function digest(bytes: BufferSource): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
