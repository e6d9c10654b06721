import {describe, expect, it} from 'vitest';
import type {View} from '../../model';
import type {Happening} from '../happening';
import {remembered} from '../memory';
import {replayed} from './replayed';

const {views} = await replayed('exchange-nap');
const trying = views.find(({try: attempt}) => attempt);
const turn = views.find(({phase}) => phase === 'turn');
if (!trying?.try || !turn) throw new Error('the night has no such moments');
const {painting} = trying.try;

const opened = (at: number): Happening => ({kind: 'opened', seat: 'A', painting: at, cards: 'rCb', jump: false});
const story = (
  [
    opened(painting),
    {kind: 'replaced', paints: 'g'},
    {kind: 'put', seat: 'A', give: 'y', take: 'r'},
    {kind: 'closed', seat: 'A', painting},
    opened(painting),
    {kind: 'put', seat: 'B', give: 'g', take: 'b'},
  ] satisfies Happening[]
).map((happening, id) => ({id, happening}));

const kinds = (view: View | null) => remembered(story, view).map(({happening}) => happening.kind);
const forgotten = ['tried', 'swapped', 'closed'];

describe('the story', () => {
  it('forgets the colours when the cards are turned down', () => {
    expect(kinds(turn)).toEqual([...forgotten, 'tried', 'swapped']);
    expect(JSON.stringify(remembered(story, turn))).not.toMatch(/"(give|take|paints|cards)"/);
  });

  it('keeps them while the cards lie open, and only those', () => {
    expect(kinds(trying)).toEqual([...forgotten, 'opened', 'put']);
    expect(kinds({...trying, try: {...trying.try, painting: painting + 1} as View['try']})).toEqual(kinds(turn));
  });

  it('keeps them all with the memory aid', () => {
    expect(remembered(story, {...turn, notes: []})).toBe(story);
  });

  it('keeps its lines in order', () => {
    expect(remembered(story, turn).map(({id}) => id)).toEqual([0, 2, 3, 4, 5]);
  });
});
