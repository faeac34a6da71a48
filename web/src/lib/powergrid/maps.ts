import charts from "virtual:charts";
import type { MapFacts } from "./map";

/** All maps by their names. */
export const MAPS: Record<string, MapFacts> = Object.fromEntries(
  Object.entries(charts).map(([id, { facts }]) => [id, facts]),
);
