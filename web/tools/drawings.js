// The rulebook's drawings for its printed form: the page's own components, rendered once
// for each language and step, and the styles that they need.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = fileURLToPath(new URL("../../robobid/app/rulebook/drawings", import.meta.url));
const vite = await createServer({
  root,
  mode: "drawings",
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { allDrawings } = await vite.ssrLoadModule("/src/pages/rules/printing.ts");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const styles = new Set();
for await (const { lang, drawings, heads } of allDrawings()) {
  heads.flatMap((head) => head.match(/<style[^>]*>.*?<\/style>/gs) ?? []).forEach((style) => styles.add(style));
  writeFileSync(`${folder}/${lang}.json`, JSON.stringify(drawings));
}
const css = (name) => readFileSync(`${root}/src/styles/${name}.css`, "utf8");
const own = [...styles].map((style) => style.replace(/<\/?style[^>]*>/g, ""));
// What the page says of every element holds within a drawing only: the text around it has a style of its own.
writeFileSync(`${folder}/style.css`, [css("tokens"), ".drawing {", css("base"), css("shared"), "}", ...own].join("\n"));
await vite.close();
