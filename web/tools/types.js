// Types of the wire, made from the server's own description; never written by hand.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env.PYTHON ?? "python3";
const description = execFileSync(python, ["-m", "robobid.app.server.http.openapi"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const types = await openapiTS(JSON.parse(description), { defaultNonNullable: false });
const folder = fileURLToPath(new URL("../src/generated", import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/wire.d.ts`, astToString(types));
