import {describe, expect, it} from 'vitest';
import {middleOf, ringOf, step} from '../track';

describe('the prestige track', () => {
  const ring = ringOf(50);

  it('is a ring of just as many spaces as the museum has', () => {
    expect(ring).toEqual({columns: 22, rows: 5});
    const places = Array.from({length: 50}, (_, space) => middleOf(ring, space));
    expect(new Set(places.map(({x, y}) => `${x} ${y}`)).size).toBe(50);
  });

  it('goes on from the last space to the first', () => {
    expect(middleOf(ring, 50)).toEqual(middleOf(ring, 0));
    for (let space = 0; space < 50; ++space) {
      const [here, next] = [middleOf(ring, space), middleOf(ring, space + 1)];
      expect(Math.abs(here.x - next.x) + Math.abs(here.y - next.y)).toBe(step);
    }
  });

  it('has places between two spaces, for a marker on its way', () => {
    expect(middleOf(ring, 0.5)).toEqual({x: step, y: step / 2});
  });
});
