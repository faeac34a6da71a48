import { expect, test } from "vitest";
import { isWithin, within } from "../src/lib/powergrid/amount";
import { boxInPlay, type Chart } from "../src/lib/powergrid/map";
import { Zoom } from "../src/lib/powergrid/zoom.svelte";

function looking(): Zoom {
  const zoom = new Zoom();
  zoom.fit("0 0 400 300", 4 / 3);
  return zoom;
}

test("a whole map cannot be moved: all of the way is left to the page", () => {
  const zoom = looking();
  expect(zoom.move(0.1, 0.5)).toBe(0.5);
  expect(zoom.text).toBe("0.0 0.0 400.0 300.0");
});

test("a part at the rim is shown with the rest of the map beside it, not with nothing", () => {
  const zoom = new Zoom();
  zoom.fit("10 10 100 50", 0.5, "0 0 400 300");
  expect(zoom.text).toBe("10.0 0.0 100.0 200.0");
  zoom.fit("10 10 380 100", 1, "0 0 400 300");
  expect(zoom.text).toBe("10.0 -40.0 380.0 380.0");
});

test("an enlarged map moves, and leaves to the page what is beyond its edge", () => {
  const zoom = looking();
  zoom.by(2);
  expect(zoom.text).toBe("100.0 75.0 200.0 150.0");
  expect(zoom.move(0, 0.25)).toBeCloseTo(0);
  expect(zoom.move(0, 0.5)).toBeCloseTo(0.25);
  expect(zoom.box.y).toBe(0);
});

test("a map is enlarged up to a point, and at once made whole again", () => {
  const zoom = looking();
  zoom.by(100);
  expect(zoom.isClosest).toBe(true);
  zoom.by(0);
  expect(zoom.isWhole).toBe(true);
});

test("a small part is held as near as can be, a large one is the whole", () => {
  const zoom = looking();
  zoom.hold("100 60 200 60");
  expect(zoom.text).toBe("100.0 15.0 200.0 150.0");
  zoom.hold("10 10 10 10");
  expect(zoom.scale).toBeCloseTo(2.5);
  zoom.hold("-50 0 500 300");
  expect(zoom.isWhole).toBe(true);
});

test("only the part in play is shown, with room for names and a rim", () => {
  const city = (id: string, region: string, x: number, y: number, side: string) => ({ id, name: "ten letter", region, x, y, side });
  const cities = [city("a", "red", 200, 100, "l"), city("b", "red", 300, 200, "b"), city("c", "blue", 900, 900, "b")];
  const chart = { box: "0 0 1000 1000", cities } as unknown as Chart;
  expect(boxInPlay(chart, [])).toBe("0 0 1000 1000");
  expect(boxInPlay(chart, ["blue"])).toBe("24 32 360 236");
});

test("amounts stay within what is allowed", () => {
  const range = { least: 8, most: 50 };
  expect([3, 8, 20, 99].map((wanted) => within(range, wanted))).toEqual([8, 8, 20, 50]);
  expect([7, 8, 50, 51].map((wanted) => isWithin(range, wanted))).toEqual([false, true, true, false]);
});
