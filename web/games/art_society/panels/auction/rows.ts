// How large the lots may be drawn on their easels, and in how many rows, so that all are seen at once.
import type {Size} from '../tray/shelf';

export interface Rows {
  /** pixels a square */
  unit: number;
  /** the numbers of the lots, row by row */
  rows: number[][];
}

export interface Easel {
  /** the least width of an easel with its caption */
  least: number;
  /** what stands under a painting */
  caption: number;
}

const gap = 8;
const frame = 12; // around a painting, with the border of its button
const smallest = 6;
const largest = 150;

/** In one row, two or three: whichever gives the largest paintings. */
export function easelRows(sizes: readonly Size[], room: Size, easel: Easel): Rows {
  const plans = [1, 2, 3].map((count) => {
    const rows = inRows(sizes, count);
    return {rows, unit: unitOf(rows, sizes, room, easel)};
  });
  return plans.reduce((best, plan) => (plan.unit > best.unit ? plan : best));
}

/** In their order, and about as many in each row. */
function inRows(sizes: readonly Size[], count: number): number[][] {
  const each = Math.ceil(sizes.length / count);
  const all = [...sizes.keys()];
  return Array.from({length: count}, (_, row) => all.slice(row * each, (row + 1) * each)).filter(
    (row) => row.length > 0,
  );
}

function unitOf(rows: readonly number[][], sizes: readonly Size[], room: Size, {least, caption}: Easel): number {
  const sizeOf = (lot: number) => sizes[lot] ?? {width: 1, height: 1};
  const fits = (unit: number) => {
    const widths = rows.map((row) =>
      row.reduce((sum, lot) => sum + gap + Math.max(least, sizeOf(lot).width * unit + frame), gap),
    );
    const heights = rows.map((row) => gap + frame + caption + Math.max(...row.map((lot) => sizeOf(lot).height)) * unit);
    return Math.max(...widths) <= room.width && heights.reduce((sum, height) => sum + height, gap) <= room.height;
  };
  let unit = largest;
  while (unit > smallest && !fits(unit)) unit--;
  return unit;
}
