import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {MatchLine} from '$generated/messages';
import {api} from '$lib/api';
import {speak} from '$lib/tests/words';
import {inOrder, myMatches, waitsForMe} from '../mine';
import {statusOf} from '../status';

const line = (match: string, changes: Partial<MatchLine> = {}): MatchLine => ({
  match,
  game: 'art-society',
  edition: 'pl',
  status: 'playing',
  seats: [
    {kind: 'person', name: 'Ann'},
    {kind: 'person', name: 'Ben'},
    {kind: 'bot', name: 'visitor'},
  ],
  clock: {kind: 'none', limit: 0},
  time: 0,
  ...changes,
});

beforeAll(() => speak('en'));

describe('the matches of a person', () => {
  beforeEach(() => vi.restoreAllMocks());

  it('are asked for their seats once, while they are played', async () => {
    vi.spyOn(api, 'mine').mockResolvedValue([line('going'), line('done', {status: 'over'})]);
    const one = vi.spyOn(api, 'match').mockImplementation((match) => Promise.resolve(line(match, {own: 'B'})));
    expect((await myMatches()).map(({own}) => own)).toEqual(['B', undefined]);
    await myMatches();
    expect(one.mock.calls).toEqual([['going']]);
  });

  it('are listed even if the seats are not known', async () => {
    vi.spyOn(api, 'mine').mockResolvedValue([line('broken line')]);
    vi.spyOn(api, 'match').mockRejectedValue(new Error('lost'));
    expect((await myMatches()).map(waitsForMe)).toEqual([false]);
  });

  it('begin with those that wait for the person', () => {
    const waiting = line('waiting', {own: 'A', awaited: 'AC'});
    const others = line('others', {own: 'A', awaited: 'B'});
    const all = [line('over', {status: 'over'}), line('open', {status: 'open'}), others, waiting];
    expect(inOrder(all).map(({match}) => match)).toEqual(['waiting', 'others', 'open', 'over']);
  });
});

it.each<[Partial<MatchLine>, string]>([
  [{own: 'A', awaited: 'AC'}, 'Your move'],
  [{own: 'A', awaited: 'BC'}, 'Waiting for Ben and Mila'],
  [{own: 'A'}, 'In play'],
  [{status: 'open'}, 'Waiting for players'],
  [{status: 'over', winners: 'B', points: [70, 84, 60]}, 'Won by Ben (84)'],
  [{status: 'over', winners: 'AB', points: [84, 84, 60]}, 'Won by Ann and Ben (84)'],
  [{status: 'over', winners: 'ABC', points: [9, 9, 9]}, 'Won together'],
  [{status: 'over', winners: '', points: [7, 7, 7]}, 'Lost together'],
  [{status: 'over'}, 'Finished'],
])('%o is told as %s', (changes, words) => {
  expect(statusOf(line('q7', changes))).toBe(words);
});
