import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

const NAME = "virtual:rulebook/";

/** The rulebooks, read by the same code that the terminal uses, as modules. */
export function rulebook(root) {
  return {
    name: "robobid-rulebook",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [game, lang] = id.slice(NAME.length + 1).split("/");
      this.addWatchFile(resolve(root, `../robobid/app/rulebook/texts/${game}/${lang}.md`));
      const book = execFileSync(process.env.PYTHON ?? "python3", ["-m", "robobid.app.rulebook", game, lang], {
        cwd: resolve(root, ".."),
        encoding: "utf8",
      });
      return `export default ${book};`;
    },
  };
}
