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
  it('names every seat, computer players by their own names', () => {
    expect(namesBySeat(line)).toEqual(['Odette', 'Ann', 'C', 'Anselm']);
  });

  it('calls the computer players of an unknown game by their level', () => {
    expect(namesBySeat({...line, game: 'chess'})).toEqual(['visitor', 'Ann', 'C', 'visitor']);
  });

  it('shows who is there already, and how many may come', () => {
    expect(playersOf(line)).toEqual(['Odette', 'Ann', 'Anselm']);
    expect(freeSeats(line)).toBe(1);
  });
});
