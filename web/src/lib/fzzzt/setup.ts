export { botTitle } from "$lib/bots";

/** What the server lets one choose from for Fzzzt!. */
export interface FzzztSetups {
  editions: {
    name: string;
    player_counts: number[];
    belt_lengths: Record<string, number>;
    rules: { fzzzt_counts_as_robot: boolean };
  }[];
  peripherals: string[];
}
