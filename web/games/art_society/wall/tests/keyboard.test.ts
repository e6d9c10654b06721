import {describe, expect, it} from 'vitest';
import {placeByKey} from '../keyboard';

const sizes = {tile: {width: 2, height: 3}, wall: {width: 14, height: 11}};
const places = ['m1', 'f4', 'h4', 'a9'];
const press = (key: string, from: string | null) => placeByKey(places, from, key, sizes);

describe('a key on the wall', () => {
  it('begins near the middle when it is an arrow', () => {
    expect(press('ArrowLeft', null)).toBe('f4');
  });

  it('goes to the next place in its direction, or nowhere', () => {
    expect(press('ArrowRight', 'f4')).toBe('h4');
    expect(press('ArrowDown', 'f4')).toBe('a9');
    expect(press('ArrowUp', 'm1')).toBeNull();
  });

  it('goes to the first and the last place', () => {
    expect(press('Home', 'h4')).toBe('m1');
    expect(press('End', null)).toBe('a9');
  });

  it('goes through all places and around', () => {
    expect(press('n', null)).toBe('m1');
    expect(press('n', 'f4')).toBe('h4');
    expect(press('n', 'a9')).toBe('m1');
    expect(press('p', null)).toBe('a9');
    expect(press('p', 'm1')).toBe('a9');
  });

  it('does nothing when it is another one', () => {
    expect(press('x', 'f4')).toBeNull();
    expect(placeByKey([], null, 'n', sizes)).toBeNull();
  });
});
