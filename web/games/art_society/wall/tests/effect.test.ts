import {beforeAll, describe, expect, it} from 'vitest';
import {speak} from '$lib/tests/words';
import type {SeatInsight} from '../../model';
import {changes, coveredCorners, remarks, spoken, touched} from '../effect';

const nothing: SeatInsight = {fauxPas: [], eyeline: [], counted: [0, 0, 0, 0], corners: ['a1', 'n1'], free: 100};
const insight = (matches: string[], clashes: string[]): SeatInsight => ({
  ...nothing,
  newest: {painting: 'p20', matches, clashes, eyeline: false},
});

beforeAll(() => speak('en'));

describe('what a hanging brings', () => {
  it('is the lines of the score that change', () => {
    expect(changes({change: [4, 0, 3, 0, 0, -2]})).toEqual([
      {line: 'prestige', points: 4},
      {line: 'eyeline', points: 3},
      {line: 'surplus', points: -2},
    ]);
  });

  it('knows what the painting touches, and that decor touches nothing', () => {
    const effect = {insight: insight(['p1'], [])};
    expect(touched(effect, 'p20')?.matches).toEqual(['p1']);
    expect(touched(effect, '2-')).toBeNull();
  });

  it('knows the corners that it covers', () => {
    expect(coveredCorners({insight: {...nothing, corners: ['n1']}}, nothing)).toEqual(['a1']);
    expect(coveredCorners({insight: nothing}, undefined)).toEqual([]);
  });

  it('is remarked on in sentences', () => {
    const said = (matches: string[], clashes: string[], wins: number) =>
      remarks({insight: insight(matches, clashes), wins}, 'p20').map(({text}) => text);
    expect(said([], [], 0)).toEqual([]);
    expect(said(['p1'], [], 1)).toEqual(['1 frame matches: decor of 1 shield.']);
    expect(said(['p1', 'p2'], [], 2)).toEqual(['2 frames match: decor of up to 2 shields.']);
    expect(said(['p1', 'p2'], [], 0)).toEqual(['2 frames match.']);
    expect(said([], ['p3'], 0)).toEqual(['Faux pas: 2 paintings bring no prestige.']);
  });

  it('is said aloud with its place', () => {
    const effect = {square: 'g4', insight: insight(['p1', 'p2'], []), wins: 2, points: 5};
    expect(spoken(effect, 'p20')).toBe('g4: 2 frames match: decor of up to 2 shields. +5 points');
    expect(spoken({...effect, insight: nothing, wins: 0, points: -2}, '1')).toBe('g4: −2 points');
    expect(spoken({...effect, insight: nothing, wins: 0, points: 1}, '1')).toBe('g4: +1 point');
  });
});
