import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const LANGUAGES = ["en", "de", "fr", "ru"];
const NAME = "virtual:words/";
/** What only the terminal and the reports say. */
const NOT_OURS = [
  ...["arena", "balance", "cards", "census", "cli", "lab", "replay", "saved", "score"],
  ...["serve", "simulate", "stopped", "terminal", "train", "warm", "worth"],
];
/** What the terminal alone says of a game. */
const TERMINAL = /^powergrid-(?:ask|decide|help|key|lay|maps|rate)-/;

/** What only pages beside the tables say. */
const BESIDE = ["correct", "helper", "helpers", "join", "lobby", "mine", "nav", "public", "reading", "readings", "robots", "sit", "start", "study"];
/** What only some pages say, in files that they fetch; whatever is in none of them is said at tables too. */
const PARTS = { more: new RegExp(`^(?:web-(?:${BESIDE.join("|")})|analysis|choice)(?:-|$)`), ratings: /^ratings-/, puzzles: /^(?:puzzles|daily)-/, coach: /^(?:web-)?coach-/, fzzzt_coach: /^fzzzt-coach-/, powergrid_coach: /^powergrid-coach-/, learn: /^learn-/, powergrid_asked: /^(?:powergrid-rule-|hint-powergrid_)/, fzzzt: /^(?:fzzzt-|hint-(?!powergrid_))/, powergrid: /^(?:web-)?powergrid-/ };
const ERROR = "error-";
/** Where errors come from that can be met at a table; what reads decks, maps, records and positions is beside them, and a table asks no coach in vain. */
const AT_TABLES = ["core", "fzzzt", "powergrid", "server", "bots", "telling"];
const READERS = /(?:deck|map|position|possible|score|fieldtexts|reading|correcting|realtable|files|guests|coaching)\w*\.py$/;

/** Codes that begin so are put together from a word and what is unknown. */
const MADE = /^unknown_/;

/** The codes of errors that the program names where a table may meet them. */
function codesAtTables(root) {
  const modules = AT_TABLES.flatMap((folder) =>
    readdirSync(resolve(root, `../robobid/${folder}`), { recursive: true })
      .filter((name) => name.endsWith(".py") && !READERS.test(name))
      .map((name) => readFileSync(resolve(root, `../robobid/${folder}`, name), "utf8")),
  );
  return new Set(modules.flatMap((text) => [...text.matchAll(/"([a-z0-9_]+)"/g)].map(([, code]) => code)));
}

/** The part that a message belongs to; none is what every table may say. */
function partOf(id, codes) {
  const part = Object.keys(PARTS).find((each) => PARTS[each].test(id));
  if (part || !id.startsWith(ERROR)) return part;
  const code = id.slice(ERROR.length);
  return codes.has(code) || MADE.test(code) ? undefined : "more";
}

/** A language's files, the same ones that the terminal reads, without what the page never says. */
function filesOf(root, lang) {
  const folder = resolve(root, `../robobid/locales/${lang}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_OURS.includes(name.slice(0, -4)))
    .map((name) => resolve(folder, name));
}

/** A language's messages as Fluent's runtime wants them: the page need not read them again. */
export const entriesOf = (root, lang) => filesOf(root, lang).flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body)
  .filter(({ id }) => !TERMINAL.test(id));

/** Messages in short: most are a text or a pattern alone. `atLength` in message.ts reads them. */
const shortened = (entries) =>
  Object.fromEntries(entries.map(({ id, value, attributes }) => [id, Object.keys(attributes).length ? { value, attributes } : value]));

/** The languages as modules, each in several files: for the tables, and what other pages need more. */
export function words(root) {
  return {
    name: "robobid-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [lang, part] = id.slice(NAME.length + 1).split("/");
      if (!LANGUAGES.includes(lang)) this.error(`we do not speak ${lang}`);
      filesOf(root, lang).forEach((file) => this.addWatchFile(file));
      const codes = codesAtTables(root);
      const entries = entriesOf(root, lang).filter(({ id }) => partOf(id, codes) === part);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(shortened(entries)))});`;
    },
  };
}
