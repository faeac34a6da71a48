import more from "virtual:words/en/more";
import { expect, test } from "vitest";

const SOURCES: Record<string, string> = import.meta.glob("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
/** Pages that know all words, with what only they show, and a dialog that fetches them first; everything else may be part of a table. */
const KNOWS_MORE = /pages\/(?:analysis|deals|helper|join|lobby|mine|puzzles|ratings|replay|robots|rules|score|start|study)\/|(?:Door|VariantChoice|MapChoice|PieceChoice|RegionChoice|SettingsForm|InviteDialog)\.svelte$/;

test("a table says nothing that only other pages have the words for", () => {
  const parts = new Set(Object.keys(more).filter((id) => id.startsWith("web-")).map((id) => id.split("-")[1]!));
  const wrong = new RegExp(`["'\`](?:web\\.(?:${[...parts].join("|")})[."'\`]|(?:analysis|choice)\\.)`);

  const found = Object.entries(SOURCES).filter(([name, text]) => !KNOWS_MORE.test(name) && wrong.test(text));

  expect(parts.size).toBeGreaterThan(5);
  expect(found.map(([name]) => name)).toEqual([]);
});

test("only puzzles and deals say what they alone have the words for", () => {
  const wrong = /["'`](?:puzzles|daily)\.[a-z]/;
  const found = Object.entries(SOURCES).filter(([name, text]) => wrong.test(text) && !/pages\/(?:deals|puzzles)\//.test(name));

  expect(found.map(([name]) => name)).toEqual([]);
});

test("the page never says what only the terminal has the words for", () => {
  const wrong = /["'`]powergrid\.(?:ask|decide|help|key|lay|maps|rate)\./;

  expect(Object.entries(SOURCES).filter(([, text]) => wrong.test(text)).map(([name]) => name)).toEqual([]);
});
