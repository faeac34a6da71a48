import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket } from "../src/lib/socket";

/** A browser's socket, as far as ours uses it, that opens and closes when told to. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  /** A browser complains in its console about a socket that is closed too early. */
  closedTooEarly = false;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  close(code = 1000): void {
    this.closedTooEarly ||= this.readyState === FakeSocket.CONNECTING;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let heard: string[];
let changes: string[];
let goOnline: () => void;

function listen(): Socket {
  return new Socket({
    address: () => "/ws/tables/ABCD",
    hear: (message) => heard.push(message.type),
    change: (connection) => changes.push(connection),
  });
}

beforeEach(() => {
  heard = [];
  changes = [];
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", new URL("https://robobid.example/"));
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (goOnline = listener));
  vi.stubGlobal("removeEventListener", () => (goOnline = () => undefined));
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("leaving a table while its socket connects closes it once it is open", () => {
  const socket = listen();
  socket.close();
  const [made] = FakeSocket.made;
  expect(made?.readyState).toBe(FakeSocket.CONNECTING);
  made?.open();
  expect(made?.readyState).toBe(FakeSocket.CLOSED);
  expect(made?.closedTooEarly).toBe(false);
  expect(changes).toEqual([]);
});

test("a table that was left is neither heard nor tried again", () => {
  const socket = listen();
  FakeSocket.made[0]?.open();
  socket.close();
  FakeSocket.made[0]?.say({ type: "welcome" });
  vi.runAllTimers();
  expect(heard).toEqual([]);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a lost connection comes back by itself", () => {
  listen();
  FakeSocket.made[0]?.open();
  FakeSocket.made[0]?.close(1006);
  vi.runAllTimers();
  FakeSocket.made[1]?.open();
  expect(changes).toEqual(["live", "lost", "live"]);
});

test("who is refused does not ask again", () => {
  listen();
  FakeSocket.made[0]?.open();
  FakeSocket.made[0]?.close(4400);
  vi.runAllTimers();
  expect(changes).toEqual(["live", "refused"]);
  expect(FakeSocket.made).toHaveLength(1);
});

test("going online while a socket connects leaves one that is heard", () => {
  listen();
  goOnline();
  vi.runAllTimers();
  const [first, second] = FakeSocket.made;
  first?.open();
  second?.open();
  first?.say({ type: "welcome" });
  second?.say({ type: "update" });
  expect(first?.readyState).toBe(FakeSocket.CLOSED);
  expect(heard).toEqual(["update"]);
});

test("a server that restarts is back in a moment, and one that stays away is lost", () => {
  listen();
  FakeSocket.made[0]?.open();
  FakeSocket.made[0]?.close(1012);
  vi.advanceTimersByTime(2_000);
  FakeSocket.made[1]?.close(1006);
  expect(changes).toEqual(["live", "restarting", "restarting"]);
  vi.advanceTimersByTime(70_000);
  FakeSocket.made.at(-1)?.close(1006);
  expect(changes.at(-1)).toBe("lost");
  vi.advanceTimersByTime(20_000);
  FakeSocket.made.at(-1)?.open();
  expect(changes.at(-1)).toBe("live");
});
