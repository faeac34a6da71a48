/** The players' shapes, on a grid of 24: colour and shape always go together. */
export const SHAPES = [
  "M12 3.5 21 20H3Z",
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  "M4 4h16v16H4Z",
  "M12 2 22 12 12 22 2 12Z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
  "M7 3.3h10L22 12l-5 8.7H7L2 12Z",
] as const;

/** The shape of a player's number, counted from 1. */
export function shapeOf(number: number): string {
  return SHAPES[(number - 1) % SHAPES.length]!;
}
