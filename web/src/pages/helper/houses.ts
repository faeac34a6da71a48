import { drawnId } from "$lib/powergrid/facts";

/** The numbers of the players with a house in each city, as the map is drawn. */
export function housesOf(players: readonly { cities: readonly string[] }[]): Record<string, number[]> {
  const owners: Record<string, number[]> = {};
  players.forEach(({ cities }, seat) => {
    for (const city of cities) (owners[drawnId(city)] ??= []).push(seat + 1);
  });
  return owners;
}
