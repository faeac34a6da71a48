// Speaks what a test's file tells, as the page would: `node tools/speak.js told.json`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { entriesOf } from "./words.js";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { $lib: at("../src/lib"), $data: at("../../robobid") } };
const { module } = await runnerImport(at("voice.ts"), { configFile: false, logLevel: "error", resolve });
const { Messages, Speaker } = module;

const { langs, games } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const spoken = langs.map((lang) => {
  const words = new Messages(lang, entriesOf(at(".."), lang));
  return games.map(({ game, players, told }) => {
    const speaker = new Speaker(words, game, (seat) => players[seat]);
    return told.map((each) => speaker.sentence(each));
  });
});
console.log(JSON.stringify(spoken));
