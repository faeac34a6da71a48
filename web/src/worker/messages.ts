/** What a page and the worker that hosts its tables say to each other. */
export type ToHost =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "open"; window: number; code: string; seat: number; seen: number }
  | { kind: "say"; window: number; text: string }
  | { kind: "close"; window: number };

export type FromHost =
  /** So many bytes of Python are there. */
  | { kind: "progress"; loaded: number; total: number }
  /** Tables are hosted; are they kept when the page is closed? */
  | { kind: "ready"; keeps: boolean }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "opened"; window: number; isThere: boolean }
  | { kind: "told"; window: number; text: string }
  | { kind: "failed"; message: string };

/** From which another worker starts: it is the first that it is told. */
export interface Memory {
  memory: Uint8Array<ArrayBuffer>;
}

/** What a host asks another worker, and is answered; empty if that failed. */
export interface Question {
  id: number;
  text: string;
}
