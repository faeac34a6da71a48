import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "../src/lib/announcer.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("no sentence is replaced before it could be read", () => {
  const announcer = new Announcer();
  const heard: string[] = [];
  ["Ada bids.", "Jonas bids.", "Mira bids."].forEach((sentence) => announcer.say(sentence));
  vi.advanceTimersByTime(60);
  heard.push(announcer.polite);
  announcer.say("Mira wins.");
  vi.advanceTimersByTime(60);
  expect(announcer.polite).toBe(heard[0]);

  vi.advanceTimersByTime(3_000);

  expect([...heard, announcer.polite].join(" ")).toBe("Ada bids. Jonas bids. Mira bids. Mira wins.");
});

test("the same words twice are two messages", () => {
  const announcer = new Announcer();
  announcer.say("Power 3");
  vi.advanceTimersByTime(60);
  const first = announcer.polite;
  announcer.say("Power 3");
  vi.advanceTimersByTime(1_000);

  expect(announcer.polite.trim()).toBe(first);
  expect(announcer.polite).not.toBe(first);
});

test("what was said is gone after a while, and on another page at once", () => {
  const announcer = new Announcer();
  announcer.say("Build.");
  announcer.urge("Your turn: build");
  vi.advanceTimersByTime(60);
  expect(announcer.assertive).toBe("Your turn: build");
  vi.advanceTimersByTime(20_000);
  expect([announcer.polite, announcer.assertive]).toEqual(["", ""]);

  announcer.say("The end.");
  announcer.urge("Your turn");
  announcer.hush();
  vi.advanceTimersByTime(20_000);

  expect([announcer.polite, announcer.assertive]).toEqual(["", ""]);
});
