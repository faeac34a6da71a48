/** The page's way to the worker that hosts its tables. */
import type { Answer } from "$lib/host";
import { loading } from "$lib/loading.svelte";
import type { Connect, Listener, Wire } from "$lib/socket";
import type { ServerMessage } from "$lib/wire";
import type { FromHost, ToHost } from "./messages";

export class PageHost {
  readonly #worker = new Worker(new URL("./main.ts", import.meta.url), { type: "module", name: "host" });
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #windows = new Map<number, Listener>();
  readonly isReady: Promise<void>;
  #begun: () => void = () => {};
  #ids = 0;
  #failed = false;

  constructor() {
    this.isReady = new Promise((resolve) => (this.#begun = resolve));
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message);
  }

  ask(method: string, path: string, body: unknown): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#failed) {
        reject(new Error("the host does not answer"));
        return;
      }
      const id = (this.#ids += 1);
      this.#waiting.set(id, resolve);
      this.#tell({ kind: "ask", id, method, path, body: body === undefined ? "" : JSON.stringify(body) });
    });
  }

  readonly connect: Connect = (listener): Wire => {
    const window = (this.#ids += 1);
    this.#windows.set(window, listener);
    const address = new URL(listener.address(), "http://page/");
    this.#tell({
      kind: "open",
      window,
      code: address.pathname.split("/").at(-1) ?? "",
      seat: Number(address.searchParams.get("seat") ?? -1),
      seen: Number(address.searchParams.get("seen") ?? 0),
    });
    return {
      send: (message) => {
        this.#tell({ kind: "say", window, text: JSON.stringify(message) });
        return true;
      },
      close: () => {
        this.#windows.delete(window);
        this.#tell({ kind: "close", window });
      },
    };
  };

  #tell(message: ToHost): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    switch (message.kind) {
      case "progress":
        loading.loaded = message.loaded;
        loading.total = message.total;
        break;
      case "ready":
        loading.isReady = true;
        loading.keeps = message.keeps;
        this.#begun();
        break;
      case "failed":
        this.#fail(message.message);
        break;
      case "answer": {
        const { id, status, text } = message;
        this.#waiting.get(id)?.({ ok: status === 200, said: JSON.parse(text) });
        this.#waiting.delete(id);
        break;
      }
      case "opened":
        this.#windows.get(message.window)?.change(message.isThere ? "live" : "refused");
        break;
      case "told":
        this.#windows.get(message.window)?.hear(JSON.parse(message.text) as ServerMessage);
    }
  }

  #fail(message: string): void {
    console.error(message);
    this.#failed = true;
    loading.hasFailed = true;
  }
}
