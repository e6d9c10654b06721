import {beforeAll, describe, expect, it} from 'vitest';
import type {MatchLine} from '$generated/messages';
import {speak} from '$lib/tests/words';
import {freeSeats, namesBySeat, playersOf} from '../seats';

const line: MatchLine = {
  match: 'q7',
  game: 'art-society',
  edition: 'pl',
  status: 'open',
  seats: [
    {kind: 'bot', name: 'visitor'},
    {kind: 'person', name: 'Ann'},
    {kind: 'open', name: ''},
    {kind: 'bot', name: 'visitor'},
  ],
  clock: {kind: 'none', limit: 0},
  time: 0,
};

beforeAll(() => speak('en'));

describe('a table in a list', () => {
  it('names every seat, and tells computer players of a level apart', () => {
    expect(namesBySeat(line)).toEqual(['Visitor 1', 'Ann', 'C', 'Visitor 2']);
  });

  it('shows who is there already, and how many may come', () => {
    expect(playersOf(line)).toEqual(['Visitor 1', 'Ann', 'Visitor 2']);
    expect(freeSeats(line)).toBe(1);
  });
});
