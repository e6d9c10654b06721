import {describe, expect, it} from 'vitest';
import type {Size} from '../../tray/shelf';
import {easelRows, type Rows} from '../rows';

const easel = {least: 90, caption: 60};
const frame = 12;
const gap = 8;
const six: Size[] = [
  {width: 6, height: 4},
  {width: 2, height: 2},
  {width: 3, height: 5},
  {width: 5, height: 2},
  {width: 2, height: 4},
  {width: 4, height: 4},
];
const wide = {width: 1600, height: 500};
const square = {width: 900, height: 700};
const tall = {width: 380, height: 800};

/** What the rows take of the room, as they are drawn. */
function taken({rows, unit}: Rows, sizes: readonly Size[]): Size {
  const of = (lot: number) => sizes[lot] ?? {width: 0, height: 0};
  const widths = rows.map((row) =>
    row.reduce((sum, lot) => sum + gap + Math.max(easel.least, of(lot).width * unit + frame), gap),
  );
  const heights = rows.map((row) => gap + frame + easel.caption + Math.max(...row.map((lot) => of(lot).height)) * unit);
  return {width: Math.max(...widths), height: heights.reduce((sum, height) => sum + height, gap)};
}

describe('the lots on their easels', () => {
  it.each([wide, square, tall])('are all there once, in their order, in $width × $height', (room) => {
    for (const count of [3, 4, 5, 6]) {
      const {rows} = easelRows(six.slice(0, count), room, easel);
      expect(rows.flat()).toEqual([...Array(count).keys()]);
      expect(rows.every((row) => row.length > 0)).toBe(true);
    }
  });

  it.each([wide, square, tall])('are as large as the room of $width × $height allows, and no larger', (room) => {
    const plan = easelRows(six, room, easel);
    const fits = ({width, height}: Size) => width <= room.width && height <= room.height;
    expect(fits(taken(plan, six))).toBe(true);
    expect(fits(taken({...plan, unit: plan.unit + 1}, six))).toBe(false);
  });

  it('stand in one row where it is wide, and in more where it is not', () => {
    const counts = [wide, square, tall].map((room) => easelRows(six, room, easel).rows.length);
    expect(counts).toEqual([1, 2, 3]);
  });

  it('are not drawn larger than they look good, nor too small to be seen', () => {
    const one = [{width: 2, height: 2}];
    expect(easelRows(one, {width: 9000, height: 9000}, easel).unit).toBe(150);
    expect(easelRows(six, {width: 0, height: 0}, easel).unit).toBe(6);
  });

  it('are none before the lots are known', () => {
    expect(easelRows([], wide, easel).rows).toEqual([]);
  });
});
