import type { ClientMessage, ServerMessage } from "./wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** The server will not have us; its last message said why. */
const REFUSED = 4400;
/** The server ends, to be started again in a moment. */
const RESTARTS = 1012;
/** Milliseconds after which somebody who restarts is lost. */
const RESTART = 60_000;

export interface Listener {
  /** The address to connect to; it may name what was seen already. */
  address: () => string;
  hear: (message: ServerMessage) => void;
  /** The connection is up, away for a moment or lost and being tried again, or refused for good. */
  change: (connection: "live" | "restarting" | "lost" | "refused") => void;
}

/** The way to a table: a connection, or a lesson that answers itself. */
export interface Wire {
  /** Send a message; false if there is nobody to hear it now. */
  send: (message: ClientMessage) => boolean;
  close: () => void;
}

export type Connect = (listener: Listener) => Wire;

/** A connection to a table that comes back by itself. */
export class Socket implements Wire {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Until when the server may be restarting. */
  #restarting = 0;
  readonly #listener: Listener;
  readonly #tryNow = () => this.#again(0);
  /** Whoever does not look at the table is told elsewhere that it waits. */
  readonly #tellEyes = () => this.send({ type: "looking", looking: !document.hidden });

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener("online", this.#tryNow);
    document.addEventListener("visibilitychange", this.#tellEyes);
    this.#connect();
  }

  /** Send a message; false if there is nobody to hear it now. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#tryNow);
    document.removeEventListener("visibilitychange", this.#tellEyes);
    this.#leave();
  }

  /** Turn away from the socket; one that is still connecting can only be closed later. */
  #leave(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #connect(): void {
    this.#leave();
    const address = new URL(this.#listener.address(), location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.#wait = FIRST_WAIT;
      const text = typeof data === "string" ? data : new TextDecoder().decode(data);
      this.#listener.hear(JSON.parse(text) as ServerMessage);
    };
    socket.onopen = () => {
      this.#restarting = 0;
      if (document.hidden) this.#tellEyes();
      this.#listener.change("live");
    };
    socket.onclose = (event) => {
      const refused = event.code === REFUSED;
      if (event.code === RESTARTS) this.#restarting = Date.now() + RESTART;
      this.#listener.change(refused ? "refused" : Date.now() < this.#restarting ? "restarting" : "lost");
      if (!refused) this.#again(this.#wait);
    };
  }

  #again(wait: number): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    // A little chance keeps a whole club from coming back at the same moment.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }
}
