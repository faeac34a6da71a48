/** What goes over the wire: names for the types that are made from the server's own. */
import type { components } from "../generated/wire";

type Schemas = components["schemas"];

export type GameInfo = Schemas["GameInfo"];
export type OwnFile = Schemas["OwnFile"];
export type FileInfo = Schemas["FileInfo"];
export type RobotRatings = Schemas["RobotRatings"];
export type EveryRobot = Schemas["EveryRobot"];
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
export type Analysis = Schemas["Analysis"];
export type Account = Schemas["AccountInfo"];
export type Judged = Schemas["JudgedInfo"];
export type Drawn = Schemas["DrawnInfo"];
export type PlayOn = Schemas["PlayOn"];
export type ProgressKept = Schemas["ProgressKept"];
export type ProgressMade = Schemas["ProgressMade"];
export type Variation = Schemas["Variation"];
export type VariationAsked = Schemas["VariationAsked"];
export type NotesMade = Schemas["NotesMade"];
export type Standing = Schemas["Standing"];
export type Collection = Schemas["Collection"];
export type HelperTable = Schemas["HelperTable"];
export type HelperAnswer = Schemas["HelperAnswer"];
export type State = Schemas["State"];
export type MoveInfo = Schemas["MoveInfo"];
export type TalkLine = Schemas["TalkLine"];
export type DecisionInfo = Schemas["DecisionInfo"];
export type SlipInfo = Schemas["SlipInfo"];
export type HintGiven = Schemas["HintGiven"];
export type Told = Schemas["Told"];
export type Line = Schemas["Line"];
export type Rules = Schemas["Rules"];
export type ThinkingInfo = Schemas["ThinkingInfo"];
export type Deed = Schemas["Deed"];
export type CourseInfo = Schemas["CourseInfo"];
export type LessonShown = Schemas["LessonShown"];

export type NewDeal = Schemas["NewDeal"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type PuzzleList = Schemas["PuzzleList"];

export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
