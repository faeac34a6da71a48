import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** What works without the server: the first page, the rules, and the score helper's page. */
const ROOTS = ["Start.svelte", "RulesPage.svelte", "ScoreHelper.svelte", "FzzztDoor.svelte", "PowerGridDoor.svelte"];
const BESIDE = ["/", "/theme.js", "/favicon.svg", "/manifest.webmanifest", "/icon-192.png"];

/** Writes the service worker, with the names that this build gave to what it keeps. */
export function offline(root) {
  return {
    name: "robobid-offline",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
      const found = new Set();
      const add = (chunk) => {
        if (!chunk || found.has(chunk.fileName)) return;
        found.add(chunk.fileName);
        chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
        chunk.imports.forEach((name) => add(bundle[name]));
      };
      chunks.filter((chunk) => chunk.isEntry || ROOTS.some((name) => chunk.facadeModuleId?.endsWith(`/${name}`))).forEach(add);
      const shell = [...BESIDE, ...[...found].map((file) => `/${file}`)];
      const langs = {};
      for (const chunk of chunks) {
        const of = chunk.facadeModuleId?.match(/virtual:(?:words|rulebook\/\w+)\/(\w+)(?:\/(?:more|fzzzt|powergrid))?$/)?.[1];
        if (of) (langs[of] ??= []).push(`/${chunk.fileName}`);
      }
      const kept = JSON.stringify({ shell, langs });
      const build = createHash("sha256").update(kept).digest("hex").slice(0, 12);
      const source = readFileSync(resolve(root, "tools/service-worker.js"), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: `const BUILD = "${build}";\nconst KEPT = ${kept};\n${source}` });
    },
  };
}
