import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const LANGUAGES = ["en", "de", "fr", "ru"];
const NAME = "virtual:words/";

/** The languages' files, the same ones that the terminal reads, as modules. */
export function words(root) {
  const shared = (lang) => resolve(root, `../robobid/locales/${lang}.json`);
  return {
    name: "robobid-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const lang = id.slice(NAME.length + 1);
      if (!LANGUAGES.includes(lang)) this.error(`we do not speak ${lang}`);
      this.addWatchFile(shared(lang));
      return `export default ${readFileSync(shared(lang), "utf8")};`;
    },
  };
}
