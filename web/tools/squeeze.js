import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const TEXTS = /\.(?:js|css|svg|html|json|webmanifest)$/;
const WORTH_IT = 1024;

/** Writes beside every file of text that is worth it what Brotli makes of it: a sixth less than gzip. */
export function squeeze(folder) {
  return {
    name: "robobid-squeeze",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        const path = resolve(folder, name);
        if (!TEXTS.test(name) || !statSync(path).isFile() || statSync(path).size < WORTH_IT) continue;
        const body = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
      }
    },
  };
}
