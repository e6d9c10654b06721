import {describe, expect, it} from 'vitest';
import type {SeatInfo} from '$generated/messages';
import {someTable} from '$lib/tests/fake_server';
import type {TableNow} from '$lib/table';
import {absent, isCalled, ownSeat, sitters, voters} from '../people';

const person = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  level: null,
  deadline: null,
  votes: '',
  ...changes,
});

function at(seats: SeatInfo[], changes: Partial<TableNow> = {}): TableNow {
  return {
    link: 'live',
    problem: null,
    seat: 'A',
    seats: ['A'],
    version: 1,
    table: someTable({seats}),
    game: {},
    chat: [],
    presence: {seats: ['A', 'B'], watchers: 0, away: [{seat: 'C', until: 61_000}]},
    muted: [],
    invite: null,
    watch: null,
    clockOffset: 1000,
    retryAt: null,
    ...changes,
  };
}

const four = [
  person('Ann'),
  person('Bo', {deadline: 9000}),
  person('Cy', {votes: 'B'}),
  person('', {kind: 'bot', level: 'visitor'}),
];

describe('sitters', () => {
  it('know who is who', () => {
    const [ann, bo, cy, bot] = sitters(at(four));
    expect(ann).toMatchObject({seat: 'A', name: 'Ann', own: true, host: true, here: true});
    expect(bo).toMatchObject({own: false, host: false, here: true, deadline: 8000});
    expect(cy).toMatchObject({here: false, votes: ['B'], replaceableAt: 60_000});
    expect(bo?.replaceableAt).toBeNull();
    expect(bot).toMatchObject({kind: 'bot', here: false, replaced: false, level: 'visitor'});
  });

  it('tell a stand-in from a computer player', () => {
    expect(sitters(at([person('Ann', {level: 'collector'})]))[0]).toMatchObject({name: 'Ann', replaced: true});
  });
});

describe('absent', () => {
  const names = (now: TableNow) => absent(now).map(({name}) => name);

  it('are people who are not connected and for whom nobody plays', () => {
    expect(names(at(four))).toEqual(['Cy']);
    expect(names(at([...four.slice(0, 2), person('Cy', {level: 'visitor'})]))).toEqual([]);
  });

  it('are nobody to a person who looks on, is cut off, or is not playing', () => {
    expect(names(at(four, {seat: null}))).toEqual([]);
    expect(names(at(four, {link: 'lost'}))).toEqual([]);
    expect(names(at(four, {table: someTable({seats: four, status: 'over'})}))).toEqual([]);
  });
});

it('those who are here and play themselves vote', () => {
  expect(voters(at(four))).toBe(2);
  expect(voters(at([person('Ann'), person('Bo', {level: 'visitor'}), person('Cy')]))).toBe(1);
});

it('a spectator has no seat', () => {
  expect(ownSeat(someTable({seats: four}), null)).toBeNull();
  expect(ownSeat(someTable({seats: four}), 'B')?.name).toBe('Bo');
});

describe('a call', () => {
  const waiting = (awaited: string, seats: SeatInfo[] = four) => at(seats, {table: someTable({seats, awaited})});

  it('is for whom the table waits', () => {
    expect(isCalled(waiting('AB'))).toBe(true);
    expect(isCalled(waiting('B'))).toBe(false);
    expect(isCalled(waiting(''))).toBe(false);
    expect(isCalled({...waiting('B'), seats: ['A', 'B']})).toBe(true);
    expect(isCalled({...waiting('A'), seats: []})).toBe(false);
  });

  it('is for nobody whom a computer replaces, nor before or after the game', () => {
    expect(isCalled(waiting('A', [person('Ann', {level: 'collector'}), ...four.slice(1)]))).toBe(false);
    expect(isCalled(at(four, {table: someTable({seats: four, awaited: 'A', status: 'over'})}))).toBe(false);
    expect(isCalled(at(four, {table: null}))).toBe(false);
  });
});
