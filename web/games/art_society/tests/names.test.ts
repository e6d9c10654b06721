import {describe, expect, it} from 'vitest';
import type {Seat, SeatInfo} from '$generated/messages';
import {useLanguage} from '$lib/i18n.svelte';
import type {TableLink} from '$lib/table';
import {nameOf, namesOf} from '../names';
import {Play} from '../play.svelte';
import {replayed} from '../story/tests/replayed';

await useLanguage('en');
const {engine} = await replayed('three-undoing');

function playAt(seat: Seat | null): Play {
  const somebody = (kind: SeatInfo['kind'], name: string, level: string | null): SeatInfo => {
    return {kind, name, level, deadline: null, votes: ''};
  };
  const seats = [somebody('person', 'Ann', null), somebody('bot', '', 'collector'), somebody('person', 'Cy', null)];
  return new Play({now: {seat, table: {seats}}} as unknown as TableLink, engine);
}

describe('names', () => {
  it('are those of the people, the levels of computer players, and "You"', () => {
    expect([0, 1, 2].map((index) => nameOf(playAt('A'), index))).toEqual(['You', 'Collector', 'Cy']);
    expect(nameOf(playAt(null), 0)).toBe('Ann');
  });

  it('of those one waits for leave oneself out', () => {
    expect(namesOf(playAt('A'), [0, 1, 2])).toBe('Collector and Cy');
    expect(namesOf(playAt('A'), [0])).toBe('');
  });
});
