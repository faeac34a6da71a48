// Speaks what a test's file tells, as the page would: `node tools/speak.js told.json`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { $lib: at("../src/lib"), $data: at("../../robobid") } };
const load = async (path) => (await runnerImport(at(path), { configFile: false, logLevel: "error", resolve })).module;

const { Speaker } = await load("../src/lib/speak.ts");
const { fill, parse } = await load("../src/lib/message.ts");

/** A language as `words.svelte.ts` has it, without what belongs to a browser. */
function wordsOf(lang) {
  const messages = JSON.parse(readFileSync(at(`../../robobid/locales/${lang}.json`), "utf8"));
  const plural = new Intl.PluralRules(lang);
  const parsed = new Map();
  return {
    has: (key) => key in messages,
    say(key, values = {}) {
      if (!parsed.has(key)) parsed.set(key, parse(messages[key] ?? key));
      return fill(parsed.get(key), values, plural);
    },
  };
}

const { langs, games } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const spoken = langs.map((lang) =>
  games.map(({ game, players, told }) => {
    const speaker = new Speaker(wordsOf(lang), game, (seat) => players[seat]);
    return told.map((each) => speaker.sentence(each));
  }),
);
console.log(JSON.stringify(spoken));
