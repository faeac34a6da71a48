/** What the rules of Power Grid send: names for the types made from the server's own. */
import type { components } from "../../generated/wire";

type Schemas = components["schemas"];

export type View = Schemas["PowerGridView"];
export type PlayerView = Schemas["PowerGridPlayerView"];
export type Pieces = Schemas["PowerGridPieces"];
export type PowerGridEvent = Schemas["PowerGridEvent"];
export type Action = Schemas["PowerGridAction"];
export type Notes = Schemas["PowerGridNotes"];
export type SeatNotes = Schemas["PowerGridSeatNotes"];
export type OptionNotes = Schemas["PowerGridOptionNotes"];
export type Limits = Schemas["PowerGridLimits"];
export type OpeningLimits = Schemas["PowerGridOpeningLimits"];
export type BidLimits = Schemas["PowerGridBidLimits"];
export type FuelLimits = Schemas["PowerGridFuelLimits"];
export type BuildLimits = Schemas["PowerGridBuildLimits"];
export type StrikeLimits = Schemas["PowerGridStrikeLimits"];
export type RunLimits = Schemas["PowerGridRunLimits"];
export type Site = Schemas["PowerGridSite"];
export type Plan = Schemas["PowerGridPlan"];
export type WhyNot = Schemas["PowerGridWhyNot"];
export type RoundEnd = Schemas["PowerGridRoundEnd"];
export type Facts = Schemas["PowerGridFacts"];
export type MapPrint = Schemas["PowerGridMapFacts"];
export type Outlook = Schemas["PowerGridOutlook"];
export type PlanStep = Schemas["PowerGridPlanStep"];
export type RoundPlan = Schemas["PowerGridRoundPlan"];
