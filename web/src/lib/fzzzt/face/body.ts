/** Five builds: the stronger a robot, the closer it stands. */
export interface Build {
  width: number;
  height: number;
  top: number;
  eye: number;
  antenna: number;
  mouth: number;
}

const BUILDS: readonly Build[] = [
  { width: 36, height: 29, top: 31, eye: 4.6, antenna: 0.85, mouth: 0.77 },
  { width: 52, height: 39, top: 23, eye: 6, antenna: 1, mouth: 0.78 },
  { width: 58, height: 50, top: 19, eye: 7.4, antenna: 1.1, mouth: 0.79 },
  { width: 74, height: 58, top: 18, eye: 8.6, antenna: 1.2, mouth: 0.8 },
  { width: 88, height: 76, top: 15, eye: 10, antenna: 1.25, mouth: 0.79 },
];

export function buildOf(power: number): Build {
  return BUILDS[Math.min(Math.max(power, 1), 5) - 1]!;
}
