import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { shapeOf } from "./charts/chart.ts";

const NAME = "virtual:charts";

/** All maps, worked out for drawing when the page is built: what they say, and their shapes. */
export function charts(root) {
  const folder = resolve(root, "../robobid/powergrid/data/maps");
  const chart = (file) => {
    const { id, regions, cities, connections } = JSON.parse(readFileSync(resolve(folder, file), "utf8"));
    const facts = { id, regions: regions.map(({ id, color }) => ({ id, color })), cities, connections };
    return [id, { facts, shape: shapeOf(facts) }];
  };
  return {
    name: "robobid-charts",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
      for (const file of files) this.addWatchFile(resolve(folder, file));
      return `export default ${JSON.stringify(Object.fromEntries(files.map(chart)))};`;
    },
  };
}
