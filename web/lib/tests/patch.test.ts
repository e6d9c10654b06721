import {describe, expect, it} from 'vitest';
import {patched} from '../patch';

const before = () => ({
  table: {
    seats: [
      {name: 'Ann', deadline: 5},
      {name: 'Bo', deadline: null},
    ],
    listed: false,
  },
  game: {phase: 'bids', seats: [{wall: ['p1@g4']}, {wall: []}]} as unknown,
});

describe('patched', () => {
  it('replaces what the paths lead to', () => {
    const after = patched(before(), {
      'table.seats.0.deadline': null,
      'game.phase': 'turns',
      'game.seats.1': {wall: ['p2@a1']},
    });
    expect(after.table.seats[0]).toEqual({name: 'Ann', deadline: null});
    expect(after.game).toEqual({phase: 'turns', seats: [{wall: ['p1@g4']}, {wall: ['p2@a1']}]});
  });

  it('changes nothing in place, and shares what is the same', () => {
    const old = before();
    const after = patched(old, {'table.seats.0.name': 'Anna', 'table.seats.0.deadline': 7});
    expect(old).toEqual(before());
    expect(after.table).not.toBe(old.table);
    expect(after.table.seats[1]).toBe(old.table.seats[1]);
    expect(after.game).toBe(old.game);
  });

  it('replaces a whole side', () => {
    expect(patched({table: {}, game: null}, {game: {phase: 'lots'}}).game).toEqual({phase: 'lots'});
  });

  it('appends at an index one past the end', () => {
    const old = {game: {log: ['a'], seats: [{wall: ['p1']}]}};
    const after = patched(old, {'game.log.1': 'b', 'game.log.2': 'c', 'game.seats.0.wall.1': 'p2'});
    expect(after.game).toEqual({log: ['a', 'b', 'c'], seats: [{wall: ['p1', 'p2']}]});
    expect(old.game.log).toEqual(['a']);
    expect(() => patched(old, {'game.log.2': 'gap'})).toThrow();
  });

  it('refuses a path that leads nowhere', () => {
    expect(() => patched(before(), {'table.seats.2.name': 'Cy'})).toThrow();
    expect(() => patched(before(), {'table.nothing': 1})).toThrow();
    expect(() => patched(before(), {'table.listed.more': 1})).toThrow();
    expect(() => patched(before(), {'__proto__.listed': 1})).toThrow();
    expect(() => patched({table: {}, game: null}, {'game.phase': 'lots'})).toThrow();
  });
});
