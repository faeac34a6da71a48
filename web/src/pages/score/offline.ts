/**
 * What cards are worth, worked out in the browser: for a real table without a network.
 *
 * A twin of the program's own scoring, which is asked wherever it can be reached; a test
 * compares the two on many hands. It needs nothing but the cards' facts.
 */

export interface Facts {
  id: string;
  kind: string;
  points: number;
  symbols: readonly string[];
}

export interface Found {
  basic: number;
  bonus: number;
  total: number;
  robots: number;
  allocation: [unit: string, robots: string[]][];
  widgets: number[];
}

interface Unit {
  card: Facts;
  /** Robots that lie there, and stay. */
  fixed: readonly Facts[];
}

/** A robot's place in a widget: which unit it works for, and for which symbol. */
interface Job {
  unit: number;
  symbol: string;
}

/** The score with all free robots laid out as well as can be. */
export function bestOf(units: readonly Unit[], free: readonly Facts[], fzzztIsRobot: boolean): Found {
  const robots = free.filter(({ symbols }) => symbols.length);
  const widgets = bestWidgets(units, robots);
  const placed = placedFor(units, robots, widgets)!;
  const layout = units.map(({ fixed }, at) => [...fixed, ...robots.filter((_, robot) => placed.get(robot) === at)]);
  return scoreOf(units, layout, widgets, free, fzzztIsRobot);
}

/** The score of robots that were laid out by hand: only their symbols are still chosen. */
export function asLaid(units: readonly Unit[], rest: readonly Facts[], fzzztIsRobot: boolean): Found {
  const widgets = units.map((unit) => mostWidgets([unit], [], [], 0));
  return scoreOf(units, units.map(({ fixed }) => [...fixed]), widgets, rest, fzzztIsRobot);
}

/** Everybody's place: most points, then fewest robots, then shared. */
export function placesOf(found: readonly { total: number; robots: number }[]): number[] {
  const isBetter = (a: { total: number; robots: number }, b: { total: number; robots: number }) =>
    a.total > b.total || (a.total === b.total && a.robots < b.robots);
  return found.map((each) => 1 + found.filter((other) => isBetter(other, each)).length);
}

function scoreOf(units: readonly Unit[], layout: Facts[][], widgets: number[], free: readonly Facts[], fzzztIsRobot: boolean): Found {
  const cards = [...free, ...units.flatMap(({ fixed }) => fixed)];
  const basic = cards.reduce((sum, { points }) => sum + points, 0);
  const bonus = units.reduce((sum, { card }, at) => sum + bonusOf(card, widgets[at]!), 0);
  const counted = fzzztIsRobot ? ["robot", "upgrade", "fzzzt"] : ["robot", "upgrade"];
  const robots = cards.filter(({ kind }) => counted.includes(kind)).length;
  const allocation = units.map(({ card }, at): [string, string[]] => [card.id, layout[at]!.map(({ id }) => id)]);
  return { basic, bonus, total: basic + bonus, robots, allocation, widgets };
}

/** Each widget scores in full; a unit without one costs its points. */
const bonusOf = ({ points }: Facts, widgets: number): number => (widgets ? points * widgets : -points);

/** How many widgets each unit makes in the best layout: all promising numbers are tried. */
function bestWidgets(units: readonly Unit[], robots: readonly Facts[]): number[] {
  // The most valuable units come first: then much is seen early to be no better.
  const order = units.map((_, at) => at).toSorted((a, b) => worth(units[b]!.card) - worth(units[a]!.card));
  const sorted = order.map((at) => units[at]!);
  const each = sorted.map((unit) => mostWidgets([unit], robots, [], 0));
  let best = -Infinity;
  let found: number[] = [];

  function look(chosen: number[], bonus: number, left: number): void {
    const at = chosen.length;
    if (at === sorted.length) {
      if (bonus > best) [best, found] = [bonus, chosen];
      return;
    }
    if (bonus + hope(sorted, each, at, left) <= best) return;
    const { card, fixed } = sorted[at]!;
    for (let n = mostWidgets(sorted, robots, chosen, at); n >= 0; n -= 1) {
      const taken = Math.max(0, n * card.symbols.length - fixed.length);
      look([...chosen, n], bonus + bonusOf(card, n), left - taken);
    }
  }
  look([], 0, robots.length);
  const widgets = units.map(() => 0);
  order.forEach((at, place) => (widgets[at] = found[place]!));
  return widgets;
}

/** Points for each robot that a unit's widget takes. */
const worth = ({ points, symbols }: Facts): number => points / Math.max(1, symbols.length);

/**
 * No less than the units from one on can bring with so many free robots left: as if any
 * robot did, and parts of widgets counted. The first widget also saves what an idle unit
 * costs, so that it is worth twice as much.
 */
function hope(units: readonly Unit[], each: readonly number[], from: number, left: number): number {
  let points = 0;
  let pool = left;
  const gains: { value: number; size: number }[] = [];
  units.slice(from).forEach(({ card, fixed }, after) => {
    points -= card.points;
    pool += fixed.length;
    for (let n = 0; n < each[from + after]!; n += 1) gains.push({ value: n ? card.points : 2 * card.points, size: card.symbols.length });
  });
  gains.sort((a, b) => b.value / b.size - a.value / a.size);
  for (const { value, size } of gains) {
    const part = Math.min(1, pool / size);
    points += value * part;
    pool -= size * part;
  }
  return points;
}

/** The most widgets of one unit beside those that others make. */
function mostWidgets(units: readonly Unit[], robots: readonly Facts[], others: readonly number[], at: number): number {
  const { card, fixed } = units[at]!;
  if (!card.symbols.length || card.points <= 0) return 0;
  let most = Math.floor((robots.length + fixed.length) / card.symbols.length);
  while (most > 0 && !placedFor(units, robots, [...others, most])) most -= 1;
  return most;
}

/**
 * On which unit each free robot works, if so many widgets can be made: every job gets a
 * robot, and whoever has one makes room if there is another for them.
 */
function placedFor(units: readonly Unit[], robots: readonly Facts[], widgets: readonly number[]): Map<number, number> | undefined {
  const jobs: Job[] = widgets.flatMap((n, unit) => units[unit]!.card.symbols.flatMap((symbol) => Array<Job>(n).fill({ unit, symbol })));
  const fixed = units.flatMap(({ fixed }, unit) => fixed.map((robot) => ({ robot, unit })));
  const workers = [...robots.map((robot) => ({ robot, unit: undefined as number | undefined })), ...fixed];
  if (jobs.length > workers.length) return undefined;
  const jobOf: (number | undefined)[] = workers.map(() => undefined);
  const fits = (worker: number, { unit, symbol }: Job) =>
    (workers[worker]!.unit ?? unit) === unit && workers[worker]!.robot.symbols.includes(symbol);

  function give(job: number, tried: Set<number>): boolean {
    // Who lies on the unit already comes first: nobody else can use them.
    for (let worker = workers.length - 1; worker >= 0; worker -= 1) {
      if (tried.has(worker) || !fits(worker, jobs[job]!)) continue;
      tried.add(worker);
      const before = jobOf[worker];
      if (before === undefined || give(before, tried)) {
        jobOf[worker] = job;
        return true;
      }
    }
    return false;
  }
  if (!jobs.every((_, job) => give(job, new Set()))) return undefined;
  return new Map(robots.flatMap((_, robot) => (jobOf[robot] === undefined ? [] : [[robot, jobs[jobOf[robot]!]!.unit] as const])));
}
