/** Python in a worker: Pyodide and our package, from the folder of this site alone. */
import type { PyodideAPI } from "pyodide";

/** What is fetched, as `python/files.json` says: names, and bytes on the way. */
interface Files {
  /** Files that are compressed here, whatever the host of the site does. */
  packed: Record<string, number>;
  /** Files that a browser reads as they are. */
  plain: Record<string, number>;
}

export type Progress = (loaded: number, total: number) => void;

const FOLDER = new URL("../python/", self.location.href);

/** Load Python, and say how many bytes of how many are there. */
export async function loadPython(progress: Progress): Promise<PyodideAPI> {
  const files = (await (await fetch(new URL("files.json", FOLDER))).json()) as Files;
  const sizes = { ...files.packed, ...files.plain };
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const loaded: Record<string, number> = {};
  const note = (name: string, bytes: number) => {
    loaded[name] = Math.min(bytes, sizes[name] ?? bytes);
    progress(Object.values(loaded).reduce((sum, size) => sum + size, 0), total);
  };
  const found = new Map<string, ArrayBuffer>();
  const all = Object.keys(files.packed).map(async (name) => {
    found.set(name, await unpacked(new URL(`${name}.bin`, FOLDER), (bytes) => note(name, bytes)));
  });
  // These are modules: they are fetched as such, and as long as that takes is anybody's guess.
  const modules = Promise.all(Object.keys(files.plain).map(async (name) => {
    await (await fetch(new URL(name, FOLDER))).arrayBuffer();
    note(name, files.plain[name] ?? 0);
  }));
  await Promise.all([...all, modules]);
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", FOLDER).href)) as typeof import("pyodide");
  const ours = globalThis.fetch;
  // What Pyodide asks for is here already.
  globalThis.fetch = (input, init) => {
    const name = String(input instanceof Request ? input.url : input).split("/").at(-1) ?? "";
    const bytes = found.get(name);
    if (!bytes) return ours(input, init);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(bytes, { headers: { "content-type": type } }));
  };
  try {
    const python = await loadPyodide({ indexURL: FOLDER.href, checkAPIVersion: true, env: { HOME: "/home/robobid" } } as never);
    python.unpackArchive(found.get("robobid.zip")!, "zip", { extractDir: "/robobid" });
    python.runPython('import sys; sys.path.insert(0, "/robobid")');
    return python;
  } finally {
    globalThis.fetch = ours;
  }
}

/** A file that was compressed when the site was made. */
async function unpacked(address: URL, note: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address.pathname}`);
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        bytes += chunk.byteLength;
        note(bytes);
        out.enqueue(chunk);
      },
    }),
  );
  return new Response(counted.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
