/** What goes over the wire: names for the types that are made from the server's own. */
import type { components } from "../generated/wire";

type Schemas = components["schemas"];

export type GameInfo = Schemas["GameInfo"];
export type Problem = Schemas["Problem"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type SeatWish = Schemas["SeatWish"];
export type Terms = Schemas["Terms"];
export type Invitation = Schemas["Invitation"];
export type PersonalLink = Schemas["PersonalLink"];
export type Replay = Schemas["Replay"];
export type EntryInfo = Schemas["EntryInfo"];
export type Standing = Schemas["Standing"];
export type Collection = Schemas["Collection"];
export type HelperTable = Schemas["HelperTable"];
export type HelperAnswer = Schemas["HelperAnswer"];
export type State = Schemas["State"];
export type MoveInfo = Schemas["MoveInfo"];
export type TalkLine = Schemas["TalkLine"];
export type DecisionInfo = Schemas["DecisionInfo"];
export type HintGiven = Schemas["HintGiven"];
export type Told = Schemas["Told"];
export type Line = Schemas["Line"];
export type Rules = Schemas["Rules"];
export type Deed = Schemas["Deed"];

export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
