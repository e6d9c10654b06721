import {describe, expect, it} from 'vitest';
import {told, type Chapter} from '../chronicle';
import type {Happening} from '../happening';

const hung: Happening = {kind: 'hung', seat: 'A', item: 'p9', square: 'g4', source: 'hand', wins: 1};
const piece: Happening = {kind: 'decorated', seat: 'A', item: '1', square: 'a1'};
const round = (number: number): Happening => ({kind: 'round', round: number, auctioneer: 'B'});
const kinds = (story: readonly Chapter[]) => story.map(({entries}) => entries.map(({happening}) => happening.kind));

describe('the story', () => {
  it('has a chapter for each round, and one for what came before', () => {
    const dealt: Happening = {kind: 'dealt', seat: 'A', painting: 'p1'};
    const story = told(told([], [dealt], 0), [round(1), hung, round(2)], 2);
    expect(story.map((chapter) => chapter.round)).toEqual([0, 1, 2]);
    expect(kinds(story)).toEqual([['dealt'], ['hung'], []]);
  });

  it('numbers its entries without a gap or a repetition', () => {
    const story = told(told([], [hung, round(2), piece], 1), [hung], 2);
    expect(story.flatMap(({entries}) => entries.map(({id}) => id))).toEqual([1, 2, 3]);
  });

  it('leaves out what is only there for the moment', () => {
    const passing: Happening[] = [
      {kind: 'bid', seat: 'A'},
      {kind: 'turn', seat: 'A'},
      {kind: 'ready', seat: 'B'},
    ];
    expect(kinds(told([], passing, 3))).toEqual([[]]);
  });

  it('says in one line that a painting was picked and hung', () => {
    const picked: Happening = {kind: 'picked', seat: 'A', painting: 'p9'};
    expect(kinds(told([], [picked], 1))).toEqual([['picked']]);
    expect(kinds(told([], [picked, hung], 1))).toEqual([['hung']]);
    expect(kinds(told([], [{...picked, painting: 'p8'}, hung], 1))).toEqual([['picked', 'hung']]);
  });

  it('forgets what was taken back, the newest of its kind', () => {
    const back: Happening = {kind: 'undone', seat: 'A', item: '1', square: 'b2'};
    expect(kinds(told([], [hung, piece, piece, back], 1))).toEqual([['hung', 'decorated']]);
    expect(kinds(told([], [piece, {...back, seat: 'B'}], 1))).toEqual([['decorated']]);
    const decision: Happening = {kind: 'undone', seat: 'A', item: null, square: null};
    expect(kinds(told([], [hung, {kind: 'stopped', seat: 'A'}, decision], 1))).toEqual([['hung']]);
  });

  it('leaves earlier chapters as they are', () => {
    const before = told([], [hung, round(2)], 1);
    const after = told(before, [piece], 2);
    expect(after[0]).toBe(before[0]);
  });
});
