import type { components } from "../../generated/wire";
import type { GameSetups } from "$lib/wire";

/** What the server lets one choose from for Fzzzt!. */
export type FzzztSetups = components["schemas"]["FzzztSetups"];

/** What of a game on offer, or of a file for it, is for Fzzzt!. */
export const fzzztSetups = ({ setups }: { setups: GameSetups }) => setups as FzzztSetups;

export { botTitle } from "$lib/bots";
