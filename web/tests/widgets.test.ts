import { expect, test } from "vitest";
import { cardOf } from "../src/lib/fzzzt/cards";
import { layOut } from "../src/lib/fzzzt/widgets";

test("robots make room for each other, so that every place of a widget is filled", () => {
  // Nut and cog; Tock has both, and must leave the nut to Hazel, who has nothing else.
  const unit = "b-pu-02";
  expect(cardOf(unit).symbols).toEqual(["nut", "cog"]);
  const { widgets, spare } = layOut(unit, ["b-r1-03", "b-r2-02"], 1);
  expect(widgets).toEqual([
    [
      { symbol: "nut", robot: "b-r2-02" },
      { symbol: "cog", robot: "b-r1-03" },
    ],
  ]);
  expect(spare).toEqual([]);
});

test("robots that no widget needs are spare", () => {
  const { widgets, spare } = layOut("b-pu-01", ["b-r2-01", "b-r4-04"], 1);
  expect(widgets[0]).toHaveLength(1);
  expect(spare).toHaveLength(1);
});
