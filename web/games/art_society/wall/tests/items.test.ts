import {describe, expect, it} from 'vitest';
import {pictureName} from '../items';
import {squareOfStep} from '../steps';

describe('pictures', () => {
  it('of paintings have their names', () => {
    expect(pictureName('p17', 'g4')).toBe('art-society/p17');
  });

  it('of decor are settled by the square, and neighbours differ', () => {
    expect(pictureName('1', 'c3')).toBe(pictureName('1', 'c3'));
    expect(pictureName('1', 'c3')).not.toBe(pictureName('1', 'd3'));
    expect(pictureName('3|', 'c3')).not.toBe(pictureName('3|', 'c4'));
    expect(pictureName('2-', 'c3')).toMatch(/^art-society\/decor-wide-[1-4]$/);
  });
});

describe('a step of the round', () => {
  it('tells where it hung something', () => {
    expect(['g4', 'g4+', '@b2', '2-h5/2', '1a10'].map(squareOfStep)).toEqual(['g4', 'g4', 'b2', 'h5', 'a10']);
  });

  it('hung nothing when it gave or stopped', () => {
    expect(['give', 'give2-', 'stop/2'].map(squareOfStep)).toEqual([null, null, null]);
  });
});
