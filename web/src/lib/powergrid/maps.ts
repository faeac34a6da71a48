import charts from "virtual:charts";
import type { MapFacts } from "./map";

/** The shapes that were worked out for them. */
export const shapeOf = (id: string) => charts[id]!.shape;

/** All maps by their names. */
export const MAPS: Record<string, MapFacts> = Object.fromEntries(
  Object.entries(charts).map(([id, { facts }]) => [id, facts]),
);
