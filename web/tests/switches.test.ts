import { expect, test } from "vitest";
import { Switches } from "../src/lib/powergrid/switches.svelte";
import type { Action, Plan } from "../src/lib/powergrid/view";

const plan = (plants: number[], income: number): Plan =>
  ({ type: "Plan", plants, moves: [...plants.map((number) => `run ${number}`), "done"], supplied: plants.length, income }) as Plan;
const run = (move: string, plant: number, burnt: number[]) => ({ move, action: { type: "Run", plant, burnt } as Action });

/** Plant 13 needs nothing, 20 and 25 share their coal, 5 has none. */
const board = () =>
  new Switches({
    plants: () => [5, 13, 20, 25],
    plans: () => [plan([13, 25], 44), plan([25], 33), plan([13, 20], 33), plan([13], 22), plan([20], 22), plan([], 10)],
    options: () => [run("run 21 coal+coal", 21, [0, 0]), run("run 21 oil+oil", 21, [1, 1]), run("run 25", 25, [0, 0])],
  });

test("untouched switches give the best choice", () => {
  expect(board().moves).toEqual(["run 13", "run 25", "done"]);
});

test("a plant that is left off stays off, whatever pays more", () => {
  const switches = board();
  expect(switches.flip(13)).toBeUndefined();
  expect(switches.moves).toEqual(["run 25", "done"]);
});

test("a plant without fuel, or beside another that burns it, says so and changes nothing", () => {
  const switches = board();
  expect(switches.flip(5)).toBe("no_fuel");
  expect(switches.flip(20)).toBe("fuel_for_all");
  expect(switches.plan?.plants).toEqual([13, 25]);
});

test("only plants with several mixes have a choice", () => {
  expect(board().mixes(21)).toHaveLength(2);
  expect(board().mixes(25)).toEqual([]);
});
