/** Outlines that faces, symbols and seals share, centred on 0,0. */

const at = (angle: number, radius: number) =>
  `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;

const outline = (points: string[]) => `M${points.join("L")}Z`;

export function cogPath(radius: number, teeth = 8, depth = 0.24): string {
  const corners = teeth * 4;
  return outline(
    Array.from({ length: corners }, (_, i) =>
      at(((i - 0.5) / corners) * 2 * Math.PI, i % 4 < 2 ? radius : radius * (1 - depth)),
    ),
  );
}

export function hexPath(radius: number): string {
  return outline(
    Array.from({ length: 6 }, (_, i) => at(Math.PI / 6 + (i * Math.PI) / 3, radius)),
  );
}

export function dropPath(r: number): string {
  return (
    `M0 ${-1.15 * r}C${0.35 * r} ${-0.5 * r} ${0.85 * r} ${-0.1 * r} ${0.85 * r} ${0.32 * r}` +
    `A${0.85 * r} ${0.8 * r} 0 0 1 ${-0.85 * r} ${0.32 * r}` +
    `C${-0.85 * r} ${-0.1 * r} ${-0.35 * r} ${-0.5 * r} 0 ${-1.15 * r}Z`
  );
}
