import {describe, expect, it} from 'vitest';
import type {Happening} from '../happening';
import {holdOf, revealCues, revealTime} from '../pace';

const reveal = (...depths: number[]): Extract<Happening, {kind: 'revealed'}> => ({
  kind: 'revealed',
  bids: depths.map((depth) => ({seat: 'A', cards: Array.from({length: depth}, () => 7), starting: false})),
});

describe('the pace', () => {
  it('gives time to what others do, none to what one did oneself', () => {
    const picked: Happening = {kind: 'picked', seat: 'B', painting: 'p9'};
    expect(holdOf([picked], 'A')).toBeGreaterThan(0);
    expect(holdOf([picked], null)).toBeGreaterThan(0);
    expect(holdOf([picked], 'B')).toBe(0);
  });

  it('reveals in about a second and a half, longer where cards below are opened', () => {
    expect(revealTime(null)).toBe(0);
    expect(revealTime(reveal(1, 1))).toBe(1600);
    expect(revealTime(reveal(2, 2, 1))).toBe(2200);
    expect(revealTime(reveal(20, 20))).toBe(revealTime(reveal(4, 4)));
  });

  it('opens one card after the other, then sorts', () => {
    const {turn, open, sort} = revealCues(reveal(3, 3, 1));
    const times = [turn, ...open, sort];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(open).toHaveLength(2);
  });
});
