import type { View } from "./view";

/** Phases in which nobody needs to see what money they have. */
const OPEN_PHASES: readonly View["phase"][] = ["regions", "lots", "income", "plants", "over"];

/** Can whoever acts now do so before the eyes of others? A bid can: their money is one tap away. */
export function needsNoMoney(view: View | undefined): boolean {
  if (!view) return false;
  return view.setup.open_money || OPEN_PHASES.includes(view.phase) || (view.phase === "auction" && view.auction !== null);
}

/** What a viewer sees, without the money that only they may know. */
export function withoutMoney(view: View): View {
  const players = view.players.map((player) => (player.seat === view.seat ? { ...player, money: null } : player));
  return { ...view, players };
}
