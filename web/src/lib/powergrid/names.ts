/** Robots have names too, the same in all languages. */
export const ROBOT_NAMES = ["Gisela", "Waldo", "Edda", "Ferro", "Ludmila", "Watt"] as const;

/** A robot in a record: `robot`, its pieces, and perhaps its name. */
const ROBOT = /^robot(?: [-\d?]+(?: (?<name>.+))?)?$/;

/** What the players of a record are called; robots without a name are given one. */
export function namesOf(players: readonly string[]): string[] {
  const robots = players.map((player) => ROBOT.exec(player));
  const taken = players.map((player, seat) => (robots[seat] ? (robots[seat].groups?.["name"] ?? "") : player));
  const free = ROBOT_NAMES.filter((name) => !taken.includes(name));
  return taken.map((name) => name || free.shift()!);
}
