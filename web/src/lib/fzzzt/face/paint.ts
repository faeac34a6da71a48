import type { Symbol } from "../cards";

/** Cards are objects: they keep their colours day and night. */
export const INK = "#1b2a2a";
export const BONE = "#f6f1e1";
export const STEEL = "#aebdb5";
export const STEEL_2 = "#7f938a";
export const LIT = "#ffc527";
export const EYE = "#fffdf4";

export const PAINT: Record<Symbol, string> = {
  nut: "#cf7a2e",
  bolt: "#4a90c2",
  cog: "#3c7a4a",
  oil: "#6b4590",
};

export const PALE: Record<Symbol, string> = {
  nut: "#f3d3b1",
  bolt: "#c4ddee",
  cog: "#c5dcc4",
  oil: "#d8c9e6",
};
