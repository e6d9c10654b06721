// The layout of the drawer with the backs of all shapes. All of them are visible without scrolling.
import type {Size} from './shelf';

const gap = 4;
/** below a shape: how many are left, and what the button has around it */
const below = 30;
/** of the button, left and right */
const border = 2;
/** the smallest width of a shape, so that it can be pressed */
const narrowest = 34;
const least = 4;

export interface Plan {
  columns: number;
  /** pixels a square */
  unit: number;
}

/** There are nine or six columns, whichever gives the larger shapes. */
export function drawerPlan(shapes: readonly Size[], room: Size, most = 12): Plan {
  const plans = [9, 6].map((columns) => ({columns, unit: unitFor(shapes, columns, room, most)}));
  return plans.reduce((best, plan) => (plan.unit > best.unit ? plan : best));
}

function unitFor(shapes: readonly Size[], columns: number, room: Size, most: number): number {
  const largest = (side: keyof Size, lines: number, lineOf: (index: number) => number) =>
    Array.from({length: lines}, (_, line) =>
      Math.max(0, ...shapes.map((shape, index) => (lineOf(index) === line ? shape[side] : 0))),
    );
  const widths = largest('width', columns, (index) => index % columns);
  const heights = largest('height', Math.ceil(shapes.length / columns), (index) => Math.floor(index / columns));
  const fits = (unit: number) =>
    together(widths.map((width) => Math.max(width * unit + border, narrowest))) <= room.width &&
    together(heights.map((height) => height * unit + below)) <= room.height;
  let unit = most;
  while (unit > least && !fits(unit)) unit -= 0.5;
  return unit;
}

function together(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length + gap, -gap);
}
