import type { MapFacts } from "./map";

const files = import.meta.glob<MapFacts>("$data/powergrid/data/maps/*.json", { eager: true, import: "default" });

/** All maps by their names. */
export const MAPS: Record<string, MapFacts> = Object.fromEntries(Object.values(files).map((map) => [map.id, map]));
