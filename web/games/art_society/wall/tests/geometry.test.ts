import {describe, expect, it} from 'vitest';
import {beside, inReadingOrder, nearestPlace, paths, placeToward, rectAt, seam, squaresOf} from '../geometry';

const wall = {width: 14, height: 11};
const upright = {width: 2, height: 3};

describe('a tile', () => {
  it('covers its squares line by line', () => {
    expect(squaresOf(rectAt('g4', upright))).toEqual(['g4', 'h4', 'g5', 'h5', 'g6', 'h6']);
  });

  it('shares a seam with a neighbour, as long as they touch', () => {
    const tile = rectAt('c3', upright);
    expect(seam(tile, rectAt('e4', upright))).toEqual({from: {x: 4, y: 3}, to: {x: 4, y: 5}});
    expect(seam(tile, rectAt('b6', upright))).toEqual({from: {x: 2, y: 5}, to: {x: 3, y: 5}});
  });

  it('shares none across a corner or a gap', () => {
    const tile = rectAt('c3', upright);
    expect(seam(tile, rectAt('e6', upright))).toBeNull();
    expect(seam(tile, rectAt('f3', upright))).toBeNull();
  });
});

describe('a tile that is held', () => {
  const places = ['c3', 'g4', 'm9'];
  const held = (x: number, y: number, reach: number) => nearestPlace(places, upright, wall, {x, y}, reach);

  it('is drawn to the nearest place within reach', () => {
    expect(held(7.6, 5.2, 1.3)).toBe('g4');
    expect(held(3.4, 4.1, 1.3)).toBe('c3');
  });

  it('lies nowhere when none is near', () => {
    expect(held(10, 2, 1.3)).toBeNull();
    expect(held(10, 2, Infinity)).toBe('g4');
  });

  it('is meant to lie at the edge when it is held over the edge', () => {
    expect(held(14, 11, 1.3)).toBe('m9');
  });
});

describe('places', () => {
  it('are read line by line, past the ninth row too', () => {
    expect(inReadingOrder(['b10', 'a2', 'c1', 'a10', 'a1'])).toEqual(['a1', 'c1', 'a2', 'a10', 'b10']);
  });

  it('are found in a direction, straight ahead first', () => {
    const places = ['d4', 'h4', 'f3', 'f8', 'e5'];
    expect(placeToward(places, 'd4', 'right')).toBe('e5');
    expect(placeToward(['d4', 'h4', 'f2'], 'd4', 'right')).toBe('h4');
    expect(placeToward(places, 'h4', 'left')).toBe('d4');
    expect(placeToward(places, 'f8', 'up')).toBe('f3');
    expect(placeToward(places, 'f3', 'down')).toBe('e5');
    expect(placeToward(places, 'h4', 'right')).toBeNull();
  });

  it('have one border around squares that touch', () => {
    const {area, border} = paths(new Set(['a1', 'b1']));
    expect(area).toBe('M0 0h1v1h-1zM1 0h1v1h-1z');
    expect(border).not.toContain('M1 0v1'); // the line between them
    expect(border.match(/M/g)).toHaveLength(6);
  });
});

describe('a card', () => {
  const card = {width: 4, height: 3};
  const tile = rectAt('f5', upright);
  const seen = (square: string, size = upright, weight = 3) => ({rect: rectAt(square, size), weight});

  it('lies to the right of the tile', () => {
    expect(beside(tile, card, wall, [])).toEqual({x: 7, y: 4});
  });

  it('lies to the left when there is no room, and stays on the wall', () => {
    expect(beside(rectAt('m10', {width: 2, height: 2}), card, wall, [])).toEqual({x: 8, y: 8});
  });

  it('does not hide what it speaks of', () => {
    expect(beside(tile, card, wall, [seen('h5')])).toEqual({x: 1, y: 4});
    expect(beside(tile, card, wall, [seen('h5'), seen('d5')])).toEqual({x: 5, y: 7});
  });

  it('hides as little as it can of what hangs', () => {
    expect(beside(tile, card, wall, [seen('h5', upright, 1)])).toEqual({x: 1, y: 4});
    expect(beside(tile, card, wall, [seen('h5', upright, 1), seen('d5')])).toEqual({x: 7, y: 4});
  });

  it('goes below or above the tile when both sides are worse', () => {
    const large = {width: 4, height: 6};
    expect(beside(tile, card, wall, [seen('h4', large), seen('b4', large)])).toEqual({x: 5, y: 1});
  });
});
