/** A number at every point of a grid, and the outlines where it is 0. */
import type { Point } from "./shapes.ts";

export class Field {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly wide: number;
  readonly high: number;
  readonly values: Float64Array;

  constructor(left: number, top: number, width: number, height: number, step: number) {
    [this.left, this.top, this.step] = [left, top, step];
    this.wide = Math.ceil(width / step) + 1;
    this.high = Math.ceil(height / step) + 1;
    this.values = new Float64Array(this.wide * this.high);
  }

  static like(other: Field, value: (x: number, y: number, at: number) => number): Field {
    const { left, top, step } = other;
    const field = new Field(left, top, (other.wide - 1) * step, (other.high - 1) * step, step);
    for (let row = 0; row < field.high; row += 1) {
      for (let column = 0; column < field.wide; column += 1) {
        const at = row * field.wide + column;
        field.values[at] = value(left + column * step, top + row * step, at);
      }
    }
    return field;
  }

  /** The distance to the outline, above 0 inside; what is farther than `reach` is `reach`. */
  distances(reach: number): Field {
    const cells = Math.ceil(reach / this.step);
    const border = this.#border();
    const signed = Field.like(this, (_x, _y, at) => (this.values[at]! > 0 ? reach : -reach));
    for (const { x, y } of border) {
      const column = Math.round((x - this.left) / this.step);
      const row = Math.round((y - this.top) / this.step);
      for (let r = Math.max(0, row - cells); r <= Math.min(this.high - 1, row + cells); r += 1) {
        for (let c = Math.max(0, column - cells); c <= Math.min(this.wide - 1, column + cells); c += 1) {
          const at = r * this.wide + c;
          const far = Math.hypot(this.left + c * this.step - x, this.top + r * this.step - y);
          if (far < Math.abs(signed.values[at]!)) signed.values[at] = Math.sign(signed.values[at]!) * far;
        }
      }
    }
    return signed;
  }

  /** Where the value changes its sign between neighbours. */
  #border(): Point[] {
    const found: Point[] = [];
    for (let row = 0; row < this.high; row += 1) {
      for (let column = 0; column < this.wide; column += 1) {
        const here = this.values[row * this.wide + column]!;
        for (const [right, down] of [[1, 0], [0, 1]] as const) {
          if (column + right >= this.wide || row + down >= this.high) continue;
          const there = this.values[(row + down) * this.wide + column + right]!;
          if (here > 0 === there > 0) continue;
          const share = here / (here - there);
          found.push({
            x: this.left + (column + share * right) * this.step,
            y: this.top + (row + share * down) * this.step,
          });
        }
      }
    }
    return found;
  }

  /** The same, with lakes filled in. */
  withoutHoles(): Field {
    const sea = new Uint8Array(this.values.length);
    const waiting = [0];
    sea[0] = 1;
    while (waiting.length) {
      const at = waiting.pop()!;
      const column = at % this.wide;
      for (const next of [at - this.wide, at + this.wide, column ? at - 1 : -1, column < this.wide - 1 ? at + 1 : -1]) {
        if (next < 0 || next >= sea.length || sea[next] || this.values[next]! > 0) continue;
        sea[next] = 1;
        waiting.push(next);
      }
    }
    return Field.like(this, (_x, _y, at) => (sea[at] || this.values[at]! > 0 ? this.values[at]! : this.step));
  }

  /** Averaged with its surroundings: corners become round. */
  smoothed(times: number): Field {
    let field: Field = this;
    for (let time = 0; time < times; time += 1) {
      const { values, wide, high } = field;
      field = Field.like(field, (_x, _y, at) => {
        const column = at % wide;
        const row = (at - column) / wide;
        if (!column || !row || column === wide - 1 || row === high - 1) return values[at]!;
        return (4 * values[at]! + values[at - 1]! + values[at + 1]! + values[at - wide]! + values[at + wide]!) / 8;
      });
    }
    return field;
  }
}
