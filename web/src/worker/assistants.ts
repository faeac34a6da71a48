/** Other workers, in which bots think and long questions are worked out. */
import type { Memory, Question } from "./messages";

/** So many may think at once: the tables and the page have a core each. */
const MOST = Math.max(1, Math.min(3, (navigator.hardwareConcurrency || 2) - 1));

interface Waiting {
  text: string;
  seconds: number;
  resolve: (answer: string) => void;
}

export class Assistants {
  #idle: Worker[] = [];
  #count = 0;
  #ids = 0;
  readonly #queue: Waiting[] = [];
  readonly #memory: Uint8Array<ArrayBuffer>;

  /** They start from the memory of a Python that runs. */
  constructor(memory: Uint8Array<ArrayBuffer>) {
    this.#memory = memory;
  }

  /** Have one ready before anybody asks. */
  warm(): void {
    if (!this.#count) this.#idle.push(this.#hire());
  }

  /** Have a question answered; empty if that takes too long. */
  ask(text: string, seconds: number): Promise<string> {
    return new Promise((resolve) => {
      this.#queue.push({ text, seconds, resolve });
      this.#next();
    });
  }

  #next(): void {
    while (this.#queue.length) {
      const worker = this.#idle.pop() ?? (this.#count < MOST ? this.#hire() : undefined);
      if (!worker) return;
      this.#give(worker, this.#queue.shift()!);
    }
  }

  #hire(): Worker {
    this.#count += 1;
    const worker = new Worker(self.location.href, { type: "module", name: "assistant" });
    worker.postMessage({ memory: this.#memory } satisfies Memory);
    return worker;
  }

  #give(worker: Worker, { text, seconds, resolve }: Waiting): void {
    const id = (this.#ids += 1);
    const end = (answer: string) => {
      clearTimeout(timer);
      worker.onmessage = worker.onerror = null;
      if (answer) {
        this.#idle.push(worker);
      } else {
        worker.terminate();
        this.#count -= 1;
      }
      resolve(answer);
      this.#next();
    };
    const timer = setTimeout(() => end(""), seconds * 1_000);
    worker.onmessage = ({ data }: MessageEvent<Question>) => data.id === id && end(data.text);
    worker.onerror = () => end("");
    worker.postMessage({ id, text } satisfies Question);
  }
}
