/** What the rules of Fzzzt! send: names for the types made from the server's own. */
import type { components } from "../../generated/wire";

type Schemas = components["schemas"];

export type FzzztView = Schemas["FzzztView"];
export type PlayerView = Schemas["FzzztPlayerView"];
export type Score = Schemas["FzzztScore"];
export type FzzztNotes = Schemas["FzzztNotes"];
export type FzzztEvent = Schemas["FzzztEvent"];
export type Unit = [unit: string, robots: string[]];
export type BidOutlook = Schemas["FzzztOutlook"];
export type BidStep = Schemas["FzzztBidStep"];
