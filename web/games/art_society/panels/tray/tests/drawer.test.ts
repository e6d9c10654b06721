import {describe, expect, it} from 'vitest';
import {drawerPlan} from '../drawer';

const shapes = ['2x3', '3x2', '2x2', '3x3', '2x4', '4x2', '3x4', '4x3', '2x5', '5x2', '4x4', '3x5', '5x3', '4x5', '5x4']
  .concat(['5x5', '6x4', '4x6'])
  .map((shape) => shape.split('x').map(Number))
  .map(([width = 1, height = 1]) => ({width, height}));
const text = 20;

describe('the drawer', () => {
  it.each([
    {screen: 'wide', room: {width: 1040, height: 820}, columns: 6},
    {screen: 'phone', room: {width: 390, height: 306}, columns: 6},
    {screen: 'phone on its side', room: {width: 430, height: 340}, columns: 6},
    {screen: 'low and wide', room: {width: 1000, height: 200}, columns: 9},
  ])('shows all of them at once where that is possible: $screen', ({room, columns}) => {
    const plan = drawerPlan(shapes, room, text);
    expect(plan.columns).toBe(columns);
    expect(plan.unit).toBeGreaterThanOrEqual(4);
  });

  it('draws none so small that it can not be seen', () => {
    expect(drawerPlan(shapes, {width: 10, height: 10}, text).unit).toBe(4);
  });
});
