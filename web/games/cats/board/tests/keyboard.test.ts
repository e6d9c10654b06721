import {expect, it} from 'vitest';
import {neighbour} from '../keyboard';

const wide = {columns: 4, paintings: 12};

it.each([
  [1, 'ArrowRight', 2],
  [4, 'ArrowRight', 5],
  [12, 'ArrowRight', null],
  [1, 'ArrowLeft', null],
  [2, 'ArrowDown', 6],
  [10, 'ArrowDown', null],
  [6, 'ArrowUp', 2],
  [3, 'ArrowUp', null],
  [7, 'Home', 1],
  [7, 'End', 12],
  [1, 'Home', null],
  [5, 'x', null],
])('from %i by %s to %s', (from, key, to) => {
  expect(neighbour(from, key, wide)).toBe(to);
});

it('goes by the rows of the screen', () => {
  expect(neighbour(2, 'ArrowDown', {columns: 3, paintings: 12})).toBe(5);
});
