/** The worker that hosts a page's tables; by another name one that thinks for them. */
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { Assistants } from "./assistants";
import type { FromHost, Memory, Question, ToHost } from "./messages";
import { loadPython, loadPythonFrom, type Started } from "./python";
import { Storage } from "./storage";

/** `robobid.app.browser.page.Page`. */
interface Page extends PyProxy {
  begin: () => Promise<void>;
  answer: (method: string, address: string, body: string) => Promise<string>;
  open: (window: number, code: string, seat: number, seen: number) => Promise<boolean>;
  hear: (window: number, text: string) => Promise<void>;
  close: (window: number) => void;
}

if (self.name === "assistant") assist();
else host();

function assist(): void {
  let ready: Promise<PyProxy & { answer: (question: string) => string }>;
  self.onmessage = async ({ data }: MessageEvent<Memory | Question>) => {
    if ("memory" in data) {
      ready = loadPythonFrom(data.memory).then((python) => python.pyimport("robobid.app.browser.page"));
    } else {
      self.postMessage({ id: data.id, text: (await ready).answer(data.text) } satisfies Question);
    }
  };
}

function host(): void {
  const tell = (message: FromHost) => self.postMessage(message);
  const page = begin(tell).catch((error: unknown) => {
    tell({ kind: "failed", message: String(error) });
    return undefined;
  });
  // One after another, as they came.
  self.onmessage = ({ data }: MessageEvent<ToHost>) => void page.then((there) => there && hear(there, data, tell));
}

async function begin(tell: (message: FromHost) => void): Promise<Page> {
  const [started, storage] = await Promise.all([
    loadPython((loaded, total) => tell({ kind: "progress", loaded, total })),
    Storage.open(),
  ]);
  const texts = await storage.all();
  const page = pageOf(started, storage, texts, tell);
  await page.begin();
  tell({ kind: "ready", keeps: storage.keeps });
  return page;
}

function pageOf({ python, memory }: Started, storage: Storage, texts: Record<string, string>, tell: (message: FromHost) => void): Page {
  const assistants = new Assistants(memory);
  const { Page: make } = python.pyimport("robobid.app.browser.page") as PyProxy & { Page: PyCallable };
  const page = (make as (...given: unknown[]) => unknown)(
    JSON.stringify(texts),
    (changes: string) => storage.keep(JSON.parse(changes) as Record<string, string | null>),
    (question: string, seconds: number) => assistants.ask(question, seconds),
    (window: number, text: string) => tell({ kind: "told", window, text }),
  ) as Page;
  assistants.warm();
  return page;
}

async function hear(page: Page, message: ToHost, tell: (message: FromHost) => void): Promise<void> {
  switch (message.kind) {
    case "ask": {
      const answer = await page.answer(message.method, message.path, message.body);
      const at = answer.indexOf(" ");
      tell({ kind: "answer", id: message.id, status: Number(answer.slice(0, at)), text: answer.slice(at + 1) });
      return;
    }
    case "open": {
      const isThere = await page.open(message.window, message.code, message.seat, message.seen);
      tell({ kind: "opened", window: message.window, isThere });
      return;
    }
    case "say":
      await page.hear(message.window, message.text);
      return;
    case "close":
      page.close(message.window);
  }
}
