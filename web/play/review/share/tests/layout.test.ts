import {describe, expect, it} from 'vitest';
import {arrange, clip, frame, onWall, picture, wrap} from '../layout';

const measure = (text: string) => Array.from(text).length * 10;

describe('the layout of the shared picture', () => {
  const {wall, words} = arrange(14, 11);

  it('has squares that are square', () => {
    expect(wall.width / 14).toBeCloseTo(wall.height / 11, 0);
  });

  it('keeps all within the picture, and words off the wall', () => {
    expect(wall.x - frame).toBeGreaterThan(0);
    expect(wall.y + wall.height + frame).toBeLessThan(picture.height);
    expect(words.x).toBeGreaterThan(wall.x + wall.width + frame);
    expect(words.x + words.width).toBeLessThan(picture.width);
    expect(words.width).toBeGreaterThan(350);
  });

  it('finds places of the wall', () => {
    const box = onWall(wall, 14, {column: 13, row: 10, width: 1, height: 1});
    expect(box.x + box.width).toBeCloseTo(wall.x + wall.width);
    expect(box.y + box.height).toBeCloseTo(wall.y + wall.height, 0);
  });
});

describe('texts in the shared picture', () => {
  it('are cut where they would not fit', () => {
    expect(clip('Ann', 30, measure)).toBe('Ann');
    expect(clip('Bartholomew', 60, measure)).toBe('Barth…');
  });

  it('are broken between words', () => {
    expect(wrap('Ann has the finest wall', 110, 3, 'en', measure)).toEqual(['Ann has the', 'finest wall']);
  });

  it('are broken into lines of about the same length', () => {
    expect(wrap('Bartholomew has the finest wall', 270, 3, 'en', measure)).toEqual([
      'Bartholomew has',
      'the finest wall',
    ]);
  });

  it('are broken between words without spaces too', () => {
    const lines = wrap('小明擁有最美的展示牆', 50, 4, 'zh-Hant', measure);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('小明擁有最美的展示牆');
  });

  it('never need more lines than there are', () => {
    expect(wrap('one two three four five', 60, 2, 'en', measure)).toEqual(['one', 'two t…']);
  });
});
