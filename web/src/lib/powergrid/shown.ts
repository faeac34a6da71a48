import type { Speaker } from "$lib/speak";
import type { Told } from "$lib/wire";
import type { StoryLine } from "$lib/story";
import type { Standing } from "$lib/wire";
import { drawnId } from "./facts";
import type { Scene } from "./scene.svelte";
import type { PowerGridEvent } from "./view";

interface Done {
  events: unknown;
}

const eventsOf = (entry: Done | undefined) => (entry?.events ?? []) as PowerGridEvent[];

/** What each robot did last, and why. */
export function reasonsOf(story: readonly StoryLine[], speaker: Speaker): Record<number, string> {
  const did = story.filter(({ kind }) => kind === "RobotDid");
  return Object.fromEntries(did.map(({ seat, told }) => [seat!, speaker.words((told[0] as Told).values["why"]!)]));
}

/** The house that the last move built. */
export function freshHouse(scene: Scene, story: readonly Done[]) {
  const built = eventsOf(story.at(-1)).findLast((event) => event.type === "HouseBuilt");
  if (!built) return undefined;
  return { city: drawnId(built.city), player: scene.number(built.seat), path: linkTo(scene, built.seat, built.city, built.path) };
}

/** The link that was paid for, where a house stands next to its network. */
function linkTo(scene: Scene, seat: number, city: string, cost: number): string[] {
  const mine = scene.view.players[seat]?.cities ?? [];
  return scene.map.links
    .filter(({ one, other }) => (one === city && mine.includes(other)) || (other === city && mine.includes(one)))
    .filter((link) => link.cost === cost)
    .slice(0, 1)
    .map(({ one, other }) => `${drawnId(one)} ${drawnId(other)}`);
}

/** The cities whose lamps are lit: supplied just now, or at the end of the game. */
export function litCities(scene: Scene, story: readonly Done[], standings: readonly Standing[]): string[] {
  const supplied = (seat: number, n: number) => (scene.view.players[seat]?.cities ?? []).slice(0, n).map(drawnId);
  if (scene.view.phase === "over") return standings.flatMap(({ seat, points }) => supplied(seat, points));
  const paid = eventsOf(story.at(-1)).find((event) => event.type === "IncomePaid");
  return paid ? supplied(paid.seat, paid.supplied) : [];
}
