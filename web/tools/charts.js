import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { shapeOf } from "./charts/chart.ts";
import { widthOf } from "./charts/shapes.ts";
import { entriesOf } from "./words.js";

const NAME = "virtual:charts";
/** One map's shape, so that a table fetches its own alone. */
const ONE = "virtual:chart/";
/** How each of them is fetched. */
const EACH = "virtual:chart";

const CITY = "powergrid-city-";

/** What cities are called in other letters, by their ids. */
function otherNames(root) {
  const said = entriesOf(root, "ru").filter(({ id, value }) => id.startsWith(CITY) && typeof value === "string");
  return Object.fromEntries(said.map(({ id, value }) => [id.slice(CITY.length).toLowerCase(), value]));
}

/** All maps, worked out for drawing when the page is built: what they say, and their shapes. */
export function charts(root) {
  const folder = resolve(root, "../robobid/games/powergrid/data/maps");
  const others = otherNames(root);
  /** There has to be room for the longest of a city's names. */
  const longest = ({ id, name }) => (widthOf(others[id] ?? "") > widthOf(name) ? others[id] : name);
  const chart = (file) => {
    const { id, regions, cities, connections } = JSON.parse(readFileSync(resolve(folder, file), "utf8"));
    const facts = { id, regions: regions.map(({ id, color }) => ({ id, color })), cities, connections };
    return [id, { facts, shape: shapeOf({ ...facts, cities: cities.map((city) => ({ ...city, name: longest(city) })) }) }];
  };
  return {
    name: "robobid-charts",
    resolveId: (id) => (id === NAME || id === EACH || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
      const names = files.map((file) => file.slice(0, -5));
      if (id === `\0${EACH}`) {
        return `export default {${names.map((name) => `"${name}": () => import("${ONE}${name}")`)}};`;
      }
      const one = id.startsWith(`\0${ONE}`) ? id.slice(ONE.length + 1) : undefined;
      if (one) {
        this.addWatchFile(resolve(folder, `${one}.json`));
        return `export default ${JSON.stringify(chart(`${one}.json`)[1].shape)};`;
      }
      if (id !== `\0${NAME}`) return undefined;
      for (const file of files) this.addWatchFile(resolve(folder, file));
      return `export default ${JSON.stringify(Object.fromEntries(files.map(chart)))};`;
    },
  };
}
