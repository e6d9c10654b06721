import {describe, expect, it} from 'vitest';
import {drawerPlan} from './drawer';
import {shapeSize} from './shelf';

const shapes = Array.from({length: 18}, (_, index) => shapeSize(`${2 + (index % 5)}x${2 + (index % 4)}`));

/** What the widest line of shapes takes, captions apart. */
const needed = ({columns, unit}: {columns: number; unit: number}) =>
  Array.from({length: columns}, (_, column) =>
    Math.max(...shapes.filter((_, index) => index % columns === column).map(({width}) => width)),
  ).reduce((sum, width) => sum + width * unit, 0);

describe('the drawer of shapes', () => {
  it('draws them in two rows where there is room', () => {
    expect(drawerPlan(shapes, {width: 700, height: 200})).toEqual({columns: 9, unit: 12});
  });

  it('draws them smaller, and in three rows, rather than cut any off', () => {
    const room = {width: 260, height: 220};
    const plan = drawerPlan(shapes, room);
    expect(plan.columns).toBe(6);
    expect(plan.unit).toBeLessThan(12);
    expect(needed(plan)).toBeLessThanOrEqual(room.width);
  });

  it('draws none so small that it can not be seen', () => {
    expect(drawerPlan(shapes, {width: 10, height: 10}).unit).toBe(5);
  });
});
