import { beforeEach, expect, test, vi } from "vitest";
import fading from "../../robobid/narration/fading.json";
import { Coach } from "../src/lib/coach/coach.svelte";
import { LAST_GAME, Memory } from "../src/lib/coach/memory";
import type { Settings } from "../src/lib/settings.svelte";
import type { Connect, Listener } from "../src/lib/socket";
import { Table } from "../src/lib/table.svelte";
import type { ClientMessage, ServerMessage } from "../src/lib/wire";

const [OFTEN = 0] = fading.said_at_most;
const FIRST_GAMES = fading.said_at_most.indexOf(1);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const tips = (...keys: string[]) => keys.map((key) => ({ key, values: {} }));

// -- what is said how often ---------------------------------------------------------------

test("in the first games everything is said some times in turn, one thing at a time", () => {
  const memory = new Memory("fzzzt");
  const said = Array.from({ length: 2 * OFTEN + 1 }, (_, at) => memory.choose("T", `${at}`, tips("a", "b"))?.key);

  const inTurn = Array.from({ length: 2 * OFTEN }, (_, at) => "ab"[at % 2]);
  expect(said).toEqual([...inTurn, undefined]);
});

test("at one question the same is said, also after a reload", () => {
  const first = new Memory("fzzzt").choose("T", "1", tips("a", "x"));
  const again = new Memory("fzzzt").choose("T", "1", tips("b", "a"));
  for (let at = 2; at <= OFTEN; at++) new Memory("fzzzt").choose("T", `${at}`, tips("a"));

  expect(first?.key).toBe("a");
  expect(again?.key).toBe("a");
  expect(new Memory("fzzzt").choose("T", "9", tips("a"))).toBeUndefined();
});

test("after some games only what is new is said", () => {
  const memory = new Memory("fzzzt");
  memory.choose("T", "1", tips("a"));
  for (let at = 0; at < FIRST_GAMES; at++) memory.finish(`T${at}`);

  expect(memory.choose("U", "1", tips("a", "b"))?.key).toBe("b");
  expect(memory.choose("U", "2", tips("a", "b"))).toBeUndefined();
});

test("a game is counted once, each game for itself, and who begins anew hears all again", () => {
  const memory = new Memory("fzzzt");
  memory.finish("T");
  expect(memory.finish("T")).toBe(1);
  for (let at = 0; at < 9; at++) memory.finish(`T${at}`);
  expect(memory.finish("last")).toBe(LAST_GAME);
  expect(memory.isBeginner).toBe(false);
  expect(new Memory("powergrid").isBeginner).toBe(true);

  memory.forget();
  expect(new Memory("fzzzt").isBeginner).toBe(true);
});

test("who plays on without an answer is not asked again at this table", () => {
  const asks = (moment: string) => ({ moment, happened: [], now: [] });
  const table = { code: "T", decision: {}, state: { coach: asks("1") } };
  const coach = new Coach(table as unknown as Table, "fzzzt", { coach: {} } as unknown as Settings);
  coach.listen();
  expect(coach.isOffered).toBe(true);
  coach.listen();
  expect(coach.isOffered).toBe(true);

  table.state = { coach: asks("2") };
  coach.listen();

  expect(coach.isOffered).toBe(false);
});

test("a browser that keeps nothing remembers as long as the page is open", async () => {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new Error("full"); } });
  const { Memory: Forgetful } = await import("../src/lib/coach/memory");
  new Forgetful("fzzzt").finish("T");

  expect(new Forgetful("fzzzt").finish("U")).toBe(2);
});

// -- a move that is looked at -------------------------------------------------------------

const SLIP = { asked: { key: "coach.slip", values: {} }, move: "m1", action: {}, why: { key: "hint.x", values: {} } };

function coached(changes: object = {}) {
  const sent: ClientMessage[] = [];
  let listener!: Listener;
  let isUp = true;
  const connect: Connect = (heard) => {
    listener = heard;
    return { send: (message) => (isUp && sent.push(message), isUp), close: () => undefined };
  };
  const table = new Table("T", 0, () => false, () => undefined, connect);
  const state = {
    position: 3, view: {}, notes: {}, decision: { kind: "bid", forced: null }, to_act: [0], may_undo: false, over: false,
    standings: [], verdict: [], since: [], rules: { now: [], others: [] }, coach: { moment: "1", happened: [], now: [] }, ...changes,
  };
  const hear = (message: object) => listener.hear(message as ServerMessage);
  hear({ type: "table", table: { seats: [] }, seat: 0, state, moves: [], talk: [], thinking: [] });
  table.isCoached = true;
  const idOf = (message: ClientMessage | undefined) => (message as { id: string }).id;
  return { table, sent, hear, idOf, fall: () => (isUp = false) };
}

const typesOf = (sent: ClientMessage[]) => sent.map(({ type }) => type);

test("a move is looked at, and sent if nothing is wrong with it", () => {
  const { table, sent, hear, idOf } = coached();
  table.act("m1");
  table.act("m1");
  expect(typesOf(sent)).toEqual(["weigh"]);
  expect(table.isReady).toBe(false);

  hear({ type: "weighed", id: idOf(sent[0]), slip: null });
  expect(typesOf(sent)).toEqual(["weigh", "act"]);
});

test("a slip is asked about once; who means it sends it", () => {
  const { table, sent, hear, idOf } = coached();
  table.act("r3a");
  hear({ type: "weighed", id: idOf(sent[0]), slip: SLIP });
  expect(table.slip?.played).toBe("r3a");
  expect(table.decision).toBeTruthy();

  table.answerSlip(true);
  expect(sent[1]).toMatchObject({ type: "act", move: "r3a", position: 3 });
});

test("who thinks again sees what would be better, and is not asked again about the same", () => {
  const { table, sent, hear, idOf } = coached();
  table.act("r3a");
  hear({ type: "weighed", id: idOf(sent[0]), slip: SLIP });
  table.answerSlip(false);
  expect(table.hint).toMatchObject({ move: "m1", told: SLIP.why });

  table.act("r3a");
  expect(typesOf(sent)).toEqual(["weigh", "act"]);
});

test("a refused question, a lost connection and a slow coach never hold a move up", () => {
  vi.useFakeTimers();
  const refused = coached();
  refused.table.act("m1");
  refused.hear({ type: "refused", id: refused.idOf(refused.sent[0]), problem: { code: "coach_alone" } });
  expect(typesOf(refused.sent)).toEqual(["weigh", "act"]);
  expect(refused.table.problem).toBeUndefined();

  const slow = coached();
  slow.table.act("m1");
  vi.advanceTimersByTime(10_000);
  expect(typesOf(slow.sent)).toEqual(["weigh", "act"]);
  slow.hear({ type: "weighed", id: slow.idOf(slow.sent[0]), slip: SLIP });
  expect(slow.table.slip).toBeUndefined();

  const lost = coached();
  lost.fall();
  lost.table.act("m1");
  expect(lost.table.sent).toMatchObject({ type: "act", move: "m1" });
  vi.useRealTimers();
});

test.each([
  ["no coach", { coach: null }, false],
  ["the only move", { decision: { kind: "bid", forced: "m1" } }, false],
  ["asked already", {}, true],
])("%s: nothing is looked at", (_, changes, isSure) => {
  const { table, sent } = coached(changes);
  table.act("m1", isSure);

  expect(typesOf(sent)).toEqual(["act"]);
});
