import {describe, expect, it} from 'vitest';
import {drawerPlan} from '../drawer';
import {shapeSize} from '../shelf';

/** As the box has them. */
const shapes = '2x3 3x2 2x2 3x3 2x4 4x2 3x4 4x3 2x5 5x2 4x4 3x5 5x3 4x5 5x4 5x5 6x4 4x6'.split(' ').map(shapeSize);

/** What the widest line of shapes takes. */
const needed = ({columns, unit}: {columns: number; unit: number}) =>
  Array.from({length: columns}, (_, column) =>
    Math.max(...shapes.filter((_, index) => index % columns === column).map(({width}) => width)),
  ).reduce((sum, width) => sum + width * unit, 0);

describe('the drawer of shapes', () => {
  it('draws them in two rows where there is room', () => {
    expect(drawerPlan(shapes, {width: 700, height: 200})).toEqual({columns: 9, unit: 12});
  });

  it.each([
    {screen: 1280, room: {width: 414, height: 180}, columns: 9},
    {screen: 1100, room: {width: 290, height: 180}, columns: 6},
  ])('draws them smaller, or in three rows, rather than cut any off: $screen', ({room, columns}) => {
    const plan = drawerPlan(shapes, room);
    expect(plan.columns).toBe(columns);
    expect(plan.unit).toBeGreaterThanOrEqual(5);
    expect(needed(plan)).toBeLessThanOrEqual(room.width);
  });

  it('draws none so small that it can not be seen', () => {
    expect(drawerPlan(shapes, {width: 10, height: 10}).unit).toBe(4);
  });
});
