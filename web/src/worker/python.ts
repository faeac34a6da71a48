/** Python in a worker: Pyodide and our package, from the folder of this site alone. */
import type { PyodideAPI } from "pyodide";
import { forgetMemory, keepMemory, keptMemory } from "./memory";

/** What is fetched, as `python/files.json` says: names, and bytes on the way. */
interface Files {
  /** Files that are compressed here, whatever the host of the site does. */
  packed: Record<string, number>;
  /** Files that a browser reads as they are. */
  plain: Record<string, number>;
  /** Of all that is in them. */
  version: string;
}

export type Progress = (loaded: number, total: number) => void;

/** Python that runs, and its memory just after its start, from which others can start. */
export interface Started {
  python: PyodideAPI;
  memory: Uint8Array<ArrayBuffer>;
}

/** A module of Emscripten, as far as its memory goes. */
interface Module {
  HEAP8: Int8Array;
  _malloc: (size: number) => number;
}
type Make = (settings: unknown) => Promise<Module>;
type Found = Map<string, ArrayBuffer>;

const FOLDER = new URL("../python/", self.location.href);
const OURS = "/robobid";
const BEGIN = `
import gc, sys
sys.path.insert(0, "${OURS}")
from robobid.app.browser.page import prepare
await prepare()
gc.collect()
`;
/** Memory grows in larger steps than this. */
const STEP = 1 << 20;

/** Load Python and keep its memory for the next visit; says how many bytes of how many are there. */
export async function loadPython(progress: Progress): Promise<Started> {
  const { packed, plain, version } = await files();
  const sizes = { ...packed, ...plain };
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const loaded: Record<string, number> = {};
  const note = (name: string, bytes: number) => {
    loaded[name] = Math.min(bytes, sizes[name] ?? bytes);
    progress(Object.values(loaded).reduce((sum, size) => sum + size, 0), total);
  };
  // These are modules: they are fetched as such, and as long as that takes is anybody's guess.
  const modules = Object.keys(plain).map(async (name) => {
    await (await fetch(new URL(name, FOLDER))).arrayBuffer();
    note(name, plain[name] ?? 0);
  });
  const [found, memory] = await Promise.all([unpackedFiles(packed, note), keptMemory(version), ...modules]);
  if (memory) {
    try {
      return { python: await continued(found, memory), memory };
    } catch {
      await forgetMemory();
    }
  }
  const started = await begun(found);
  void keepMemory(version, started.memory);
  return started;
}

/** One more Python, from the memory of another. */
export async function loadPythonFrom(memory: Uint8Array<ArrayBuffer>): Promise<PyodideAPI> {
  return continued(await unpackedFiles((await files()).packed, () => {}), memory);
}

async function files(): Promise<Files> {
  return (await (await fetch(new URL("files.json", FOLDER))).json()) as Files;
}

/** Start Python, import what games need, and take its memory. */
async function begun(found: Found): Promise<Started> {
  const python = await loaded(found, { _makeSnapshot: true });
  unpack(python, found);
  // Nothing of JavaScript's may be held when the memory is taken, not even what Python answers.
  await python.runPythonAsync(BEGIN);
  const { makeMemorySnapshot } = python as unknown as { makeMemorySnapshot: () => Uint8Array<ArrayBuffer> };
  return { python, memory: makeMemorySnapshot() };
}

/** Go on where another Python was. */
async function continued(found: Found, memory: Uint8Array<ArrayBuffer>): Promise<PyodideAPI> {
  const { default: make } = (await import(/* @vite-ignore */ new URL("pyodide.asm.mjs", FOLDER).href)) as { default: Make };
  const createPyodideModule = async (settings: unknown) => {
    const module = await make(settings);
    // What was there is written over a moment later.
    while (module.HEAP8.length < memory.length - STEP && module._malloc(STEP));
    return module;
  };
  const python = await loaded(found, { _loadSnapshot: memory, createPyodideModule });
  unpack(python, found);
  return python;
}

async function loaded(found: Found, options: object): Promise<PyodideAPI> {
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
    return await loadPyodide({ indexURL: FOLDER.href, checkAPIVersion: true, env: { HOME: "/home/robobid" }, ...options } as never);
  } finally {
    globalThis.fetch = ours;
  }
}

/** Our package as files: an archive whose entries are stored as they are. */
function unpack(python: PyodideAPI, found: Found): void {
  const archive = new DataView(found.get("robobid.zip")!);
  const made = new Set<string>();
  for (let at = 0; archive.getUint32(at, true) === LOCAL_HEADER; ) {
    const [size, named, more] = [archive.getUint32(at + 18, true), archive.getUint16(at + 26, true), archive.getUint16(at + 28, true)];
    const begins = at + 30 + named + more;
    const path = `${OURS}/${TEXT.decode(new Uint8Array(archive.buffer, at + 30, named))}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(path, new Uint8Array(archive.buffer, begins, size), { canOwn: true });
    at = begins + size;
  }
}

const LOCAL_HEADER = 0x04034b50;
const TEXT = new TextDecoder();

async function unpackedFiles(packed: Record<string, number>, note: (name: string, bytes: number) => void): Promise<Found> {
  const all = Object.keys(packed).map(async (name) => [name, await unpacked(new URL(`${name}.bin`, FOLDER), (bytes) => note(name, bytes))] as const);
  return new Map(await Promise.all(all));
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
