import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const LANGUAGES = ["en", "de", "fr", "ru"];
const NAME = "virtual:words/";
/** What only the terminal and the reports say. */
const NOT_OURS = [
  ...["arena", "balance", "cards", "census", "check", "cli", "lab", "notice", "replay", "saved", "score"],
  ...["serve", "simulate", "stopped", "terminal", "train", "worth"],
];
/** What the terminal alone says of a game. */
const TERMINAL = /^powergrid-(?:ask|decide|help|key|lay|maps|rate)-/;

/** What only pages beside the tables say. */
const BESIDE = ["correct", "helper", "helpers", "join", "lobby", "mine", "nav", "notices", "pieces", "public", "reading", "readings", "regions", "robots", "setup", "sit", "start", "study"];
/** What only some pages say, in files that they fetch; whatever is in none of them is said at tables too. */
const PARTS = { more: new RegExp(`^(?:web-(?:${BESIDE.join("|")})|analysis|choice)(?:-|$)`), ratings: /^ratings-/, site: /^site-/, puzzles: /^(?:puzzles|daily)-/, coach: /^(?:web-)?coach-/, fzzzt_coach: /^fzzzt-coach-/, powergrid_coach: /^powergrid-coach-/, learn: /^learn-/, plan: /^(?:web-plan|powergrid-plan|fzzzt-plan)-/, powergrid_asked: /^(?:powergrid-rule-|hint-powergrid_)/, fzzzt: /^(?:fzzzt-|hint-(?!powergrid_))/, powergrid: /^(?:web-)?powergrid-/ };
const ERROR = "error-";
/** Where errors come from that can be met at a table; what reads decks, maps, records and positions is beside them, and a table asks no coach in vain. */
const AT_TABLES = ["core", "support", "games/fzzzt", "games/powergrid", "app/hosting", "app/server", "bots", "narration"];
const READERS = /(?:deck|map|position|possible|score|fieldtexts|reader|correction|real_table|files|host_bots|coach)\w*\.py$/;

/** Codes that begin so are put together from a word and what is unknown. */
const MADE = /^unknown_/;

/** Where only the command line refuses something: no page meets it. */
const OF_THE_COMMAND = /^app[\\/](?:commands|terminal|reports)[\\/]/;

/** The codes that modules name, those of a folder whose names are wanted. */
function codesIn(root, folder, isWanted) {
  const modules = readdirSync(resolve(root, `../robobid/${folder}`), { recursive: true })
    .filter((name) => name.endsWith(".py") && isWanted(name))
    .map((name) => readFileSync(resolve(root, `../robobid/${folder}`, name), "utf8"));
  return modules.flatMap((text) => [...text.matchAll(/"([a-z0-9_]+)"/g)].map(([, code]) => code));
}

/** The codes of errors that the program names where a table may meet them. */
const codesAtTables = (root) => new Set(AT_TABLES.flatMap((folder) => codesIn(root, folder, (name) => !READERS.test(name))));

/** The codes of errors that the command line alone names. */
function codesOfTheCommand(root) {
  const others = new Set(codesIn(root, "", (name) => !OF_THE_COMMAND.test(name)));
  return new Set(codesIn(root, "", (name) => OF_THE_COMMAND.test(name)).filter((code) => !others.has(code) && !MADE.test(code)));
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
  const folder = resolve(root, `../robobid/app/locales/${lang}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_OURS.includes(name.slice(0, -4)))
    .map((name) => resolve(folder, name));
}

/** A language's messages as Fluent's runtime wants them: the page need not read them again. */
export function entriesOf(root, lang) {
  const typed = codesOfTheCommand(root);
  return filesOf(root, lang)
    .flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body)
    .filter(({ id }) => !TERMINAL.test(id) && !(id.startsWith(ERROR) && typed.has(id.slice(ERROR.length))));
}

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
