/** The part of a drawing that is shown: it can be moved, and made larger and smaller. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 5;
/** How near one looks at a small part. */
const NEAR = 2.5;

function boxOf(viewBox: string): Box {
  const [x = 0, y = 0, w = 1, h = 1] = viewBox.split(" ").map(Number);
  return { x, y, w, h };
}

/** Where a window of some length begins that holds a part, with as little emptiness round the rest as can be. */
function slide(part: number, length: number, window: number, rest: number, restLength: number): number {
  const middle = part - (window - length) / 2;
  const [least, most] = [rest, rest + restLength - window];
  return least < most ? Math.min(most, Math.max(least, middle)) : (least + most) / 2;
}

/** Looks at a drawing through a window. */
export class Zoom {
  #drawing: Box = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  /** What lies round the drawing, to be shown rather than nothing. */
  #rest: Box = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  /** How wide the window is for its height. */
  #aspect = $state(1);
  #box: Box | undefined = $state.raw();
  /** The smallest part in the window's shape that holds the whole drawing. */
  #whole: Box = $derived.by(() => {
    const { x, y, w, h } = this.#drawing;
    const [wide, high] = w / h < this.#aspect ? [h * this.#aspect, h] : [w, w / this.#aspect];
    const rest = this.#rest;
    return { x: slide(x, w, wide, rest.x, rest.w), y: slide(y, h, high, rest.y, rest.h), w: wide, h: high };
  });

  /** Show the whole of a drawing, given by its viewBox, in a window of some shape; around it lies the rest. */
  fit(viewBox: string, aspect: number, around = viewBox): void {
    this.#drawing = boxOf(viewBox);
    this.#rest = boxOf(around);
    this.#aspect = aspect || 1;
    this.#box = undefined;
  }

  get box(): Box {
    return this.#box ?? this.#whole;
  }
  get text(): string {
    const { x, y, w, h } = this.box;
    return [x, y, w, h].map((value) => value.toFixed(1)).join(" ");
  }
  get scale(): number {
    return this.#whole.w / this.box.w;
  }
  get isWhole(): boolean {
    return this.#box === undefined;
  }
  get isClosest(): boolean {
    return this.scale > CLOSEST - 0.01;
  }

  /** Larger or smaller by a factor, round a point of the drawing. */
  by(factor: number, x = this.box.x + this.box.w / 2, y = this.box.y + this.box.h / 2): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    if (scale <= 1) {
      this.#box = undefined;
      return;
    }
    const { box } = this;
    const [w, h] = [this.#whole.w / scale, this.#whole.h / scale];
    const [left, top] = [(x - box.x) / box.w, (y - box.y) / box.h];
    this.#set({ x: x - left * w, y: y - top * h, w, h });
  }

  /** Move by a part of the window; gives how much of the way down was left at the edge. */
  move(across: number, down: number): number {
    if (this.isWhole) return down;
    const { x, y, w, h } = this.box;
    this.#set({ x: x - across * w, y: y - down * h, w, h });
    return down - (y - this.box.y) / h;
  }

  /** Look at some points closely, with a margin round them. */
  lookAt(points: readonly { x: number; y: number }[], scale: number): void {
    if (!points.length) return;
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const [x, y] = [middle(points.map((point) => point.x)), middle(points.map((point) => point.y))];
    const [w, h] = [this.#whole.w / scale, this.#whole.h / scale];
    this.#set({ x: x - w / 2, y: y - h / 2, w, h });
  }

  /** Show all of a part, given by its viewBox, as large as that can be. */
  hold(viewBox: string): void {
    const { x, y, w, h } = boxOf(viewBox);
    const scale = Math.min(this.#whole.w / w, this.#whole.h / h, NEAR);
    if (scale <= 1) this.#box = undefined;
    else this.lookAt([{ x: x + w / 2, y: y + h / 2 }], scale);
  }

  /** Move just as far as needed to show a point, with a margin. */
  reveal({ x, y }: { x: number; y: number }, margin = 60): void {
    const { box } = this;
    const shift = (value: number, from: number, long: number) =>
      Math.min(0, value - margin - from) + Math.max(0, value + margin - from - long);
    const [right, down] = [shift(x, box.x, box.w), shift(y, box.y, box.h)];
    if (right || down) this.#set({ ...box, x: box.x + right, y: box.y + down });
  }

  /** How large the drawing is when all of it is shown in a window so wide. */
  fitted(width: number): number {
    return width / this.#whole.w;
  }

  /** The window never leaves the drawing. */
  #set({ x, y, w, h }: Box): void {
    const whole = this.#whole;
    const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
    this.#box = { x: within(x, whole.x, whole.x + whole.w - w), y: within(y, whole.y, whole.y + whole.h - h), w, h };
  }
}
