export type Fuel = "coal" | "oil" | "garbage" | "uranium";
export type PlantKind = "coal" | "oil" | "hybrid" | "garbage" | "nuclear" | "ecological" | "fusion" | "flux";

/** A plant's facts: what it burns, and how many cities it supplies. */
export interface Plant {
  number: number;
  kind: PlantKind;
  fuels: readonly Fuel[];
  need: number;
  cities: number;
}

export const SKY: Record<PlantKind, string> = {
  coal: "#e0cdb9",
  oil: "#ccd6d8",
  garbage: "#f0e4b4",
  nuclear: "#f4cfc2",
  ecological: "#cbe5cf",
  fusion: "#d9cdee",
  hybrid: "#dcd3c6",
  flux: "#cfe3ea",
};

export const WALLS: Record<PlantKind, string> = {
  coal: "#8a5a3a",
  oil: "#5c6b74",
  garbage: "#b18a1f",
  nuclear: "#c4513a",
  ecological: "#3f8f5a",
  fusion: "#7350b0",
  hybrid: "#6b5a4c",
  flux: "#3f7f94",
};
