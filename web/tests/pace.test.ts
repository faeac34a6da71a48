import { describe, expect, it } from "vitest";
import { Pace, roughly } from "../src/pages/analysis/pace";

describe("how long something still takes", () => {
  it("is said once something was seen of it", () => {
    const pace = new Pace();

    expect(pace.left(10, 100, 1_000)).toBeUndefined();
    expect(pace.left(12, 100, 3_000)).toBeUndefined();
    expect(pace.left(20, 100, 11_000)).toBe(80);
    expect(pace.left(100, 100, 91_000)).toBe(0);
  });

  it("is said roughly", () => {
    expect(roughly(1)).toEqual({ unit: "seconds", n: 5 });
    expect(roughly(52)).toEqual({ unit: "seconds", n: 50 });
    expect(roughly(90)).toEqual({ unit: "minutes", n: 2 });
    expect(roughly(200)).toEqual({ unit: "minutes", n: 3 });
  });
});
