// The layout of the drawer with the backs of all shapes. All of them are visible without scrolling, wherever that is possible.
import type {Size} from './shelf';

const gap = 4;
/** what a button has around its shape, and the space around all */
const border = 6;
/** the smallest width and height of a button, so that it can be pressed */
const least = 44;
const smallest = 4;
const largest = 40;

export interface Plan {
  columns: number;
  /** pixels a square */
  unit: number;
}

/** There are nine, six or three columns, whichever gives the largest shapes. `below`: how many are left. */
export function drawerPlan(shapes: readonly Size[], room: Size, below: number): Plan {
  const possible = [9, 6, 3].filter((columns) => columns * (least + gap) + gap <= room.width);
  const plans = possible.map((columns) => ({columns, unit: unitFor(shapes, columns, room, below)}));
  return plans.reduce((best, plan) => (plan.unit > best.unit ? plan : best), {columns: 3, unit: smallest});
}

function unitFor(shapes: readonly Size[], columns: number, room: Size, below: number): number {
  const highest = Array.from({length: Math.ceil(shapes.length / columns)}, (_, line) =>
    Math.max(0, ...shapes.slice(line * columns, (line + 1) * columns).map(({height}) => height)),
  );
  const widest = Math.max(...shapes.map(({width}) => width));
  const fits = (unit: number) =>
    columns * (Math.max(widest * unit + border, least) + gap) + gap <= room.width &&
    highest.reduce((sum, height) => sum + gap + Math.max(height * unit + border + below, least), gap) <= room.height;
  let unit = largest;
  while (unit > smallest && !fits(unit)) unit -= 0.5;
  return unit;
}
