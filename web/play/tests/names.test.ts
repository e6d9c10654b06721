import {describe, expect, it} from 'vitest';
import type {Seat, SeatInfo} from '$generated/messages';
import {speak} from '$lib/tests/words';
import type {TableLink} from '$lib/table';
import {nameOf, namesOf} from '../names';

await speak('en');

function tableOf(...seats: Seat[]) {
  const somebody = (kind: SeatInfo['kind'], name: string, level: string | null): SeatInfo => {
    return {kind, name, level, deadline: null, votes: ''};
  };
  const all = [somebody('person', 'Ann', null), somebody('bot', '', 'collector'), somebody('person', 'Cy', null)];
  return {link: {now: {table: {game: 'art-society', seats: all}}} as unknown as TableLink, seats};
}

describe('names', () => {
  it('are those of the people, those of computer players, and "You"', () => {
    expect((['A', 'B', 'C'] as const).map((seat) => nameOf(tableOf('A'), seat))).toEqual(['You', 'Ferdinand', 'Cy']);
    expect(nameOf(tableOf(), 'A')).toBe('Ann');
  });

  it('tell apart the seats of one person', () => {
    const table = tableOf('A', 'C');
    expect((['A', 'B', 'C'] as const).map((seat) => nameOf(table, seat))).toEqual(['Ann (A)', 'Ferdinand', 'Cy (C)']);
  });

  it('of those one waits for leave oneself out', () => {
    expect(namesOf(tableOf('A'), ['A', 'B', 'C'])).toBe('Ferdinand and Cy');
    expect(namesOf(tableOf('A'), ['A'])).toBe('');
  });
});
