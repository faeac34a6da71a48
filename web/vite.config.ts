import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { charts } from "./tools/charts.js";
import { offline } from "./tools/offline.js";
import { rulebook } from "./tools/rulebook.js";
import { site } from "./tools/site.js";
import { squeeze } from "./tools/squeeze.js";
import { words } from "./tools/words.js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` shows the page as it is being written, with a server beside it.
const server = process.env.ROBOBID_SERVER ?? "http://127.0.0.1:8765";

// The rulebook's drawings are rendered with their styles inside (tools/drawings.js).
const DRAWINGS = { emitCss: false, compilerOptions: { css: "injected" } } as const;

const PAGE = at("../robobid/app/server/static");

const SHARED = {
  name: "shared",
  test: /[\\/](?:src|node_modules)[\\/]/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 2_500,
};

/** What is shared would be called by all who share it. */
const named = (ext: string) => (file: { name?: string; names?: string[] }) =>
  `assets/${(file.name ?? file.names?.[0] ?? "").startsWith(SHARED.name) ? SHARED.name : "[name]"}-[hash].${ext}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(mode === "drawings" ? DRAWINGS : {}),
    words(at(".")),
    charts(at(".")),
    rulebook(at(".")),
    ...(mode === "site" ? [site()] : mode === "drawings" ? [] : [offline(at(".")), squeeze(PAGE)]),
  ],
  // A static site may lie in any folder.
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  resolve: {
    alias: { $lib: at("src/lib"), $data: at("../robobid") },
  },
  build: {
    outDir: mode === "site" ? at("../robobid/app/browser/page") : PAGE,
    emptyOutDir: true,
    // Small pictures would become data: addresses, which our policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What several pages share comes in few files: each costs a request and its headers.
    // Such files may need each other, so what is in them is run in the order of the sources.
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] }, chunkFileNames: named("js"), assetFileNames: named("[ext]") } },
  },
  server: {
    fs: { allow: [at("..")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
}));
