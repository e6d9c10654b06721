import {describe, expect, it} from 'vitest';
import {shapeSize, shelfUnit} from '../shelf';

describe('the shelf of lots', () => {
  it('reads the shape on a back', () => {
    expect(shapeSize('5x2')).toEqual({width: 5, height: 2});
  });

  it('draws all lots to one scale, in the room there is', () => {
    const lots = ['2x3', '4x4', '5x2'].map(shapeSize);
    const unit = shelfUnit(lots, {width: 300, height: 200});
    expect(unit * 11).toBeLessThanOrEqual(300);
    expect(shelfUnit(lots, {width: 300, height: 114})).toBe(20); // as high as four squares and the caption
  });

  it('neither fills a wide screen with one painting nor loses five on a narrow one', () => {
    expect(shelfUnit([shapeSize('2x2')], {width: 2000, height: 2000})).toBe(40);
    expect(shelfUnit([shapeSize('2x2')], {width: 2000, height: 2000}, 34)).toBe(34);
    expect(
      shelfUnit(
        Array.from({length: 5}, () => shapeSize('6x4')),
        {width: 100, height: 100},
      ),
    ).toBe(9);
    expect(shelfUnit([], {width: 100, height: 100})).toBe(40);
  });
});
