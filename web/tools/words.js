import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const LANGUAGES = ["en", "de", "fr", "ru"];
const NAME = "virtual:words/";
/** What only the terminal and the reports say. */
const NOT_OURS = ["arena", "cards", "cli", "lab", "replay", "score", "serve", "simulate", "stopped", "terminal", "train"];

/** A language's files, the same ones that the terminal reads, without what the page never says. */
function filesOf(root, lang) {
  const folder = resolve(root, `../robobid/locales/${lang}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_OURS.includes(name.slice(0, -4)))
    .map((name) => resolve(folder, name));
}

/** A language's messages as Fluent's runtime wants them: the page need not read them again. */
export const entriesOf = (root, lang) => filesOf(root, lang).flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);

/** The languages as modules. */
export function words(root) {
  return {
    name: "robobid-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const lang = id.slice(NAME.length + 1);
      if (!LANGUAGES.includes(lang)) this.error(`we do not speak ${lang}`);
      filesOf(root, lang).forEach((file) => this.addWatchFile(file));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entriesOf(root, lang)))});`;
    },
  };
}
