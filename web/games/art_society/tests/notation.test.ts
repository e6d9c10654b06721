import {describe, expect, it} from 'vitest';
import {cell, isPainting, readAction, readTile, squareAt} from '../notation';

describe('actions', () => {
  const lots = ['p17', null, '2x3'];
  it.each([
    ['g4', {kind: 'hang', square: 'g4'}],
    ['n11', {kind: 'hang', square: 'n11'}],
    ['@g4', {kind: 'hang-held', square: 'g4'}],
    ['1g4', {kind: 'piece', item: '1', square: 'g4', right: 1}],
    ['2-g4/2', {kind: 'piece', item: '2-', square: 'g4', right: 2}],
    ['3|n11', {kind: 'piece', item: '3|', square: 'n11', right: 1}],
    ['give', {kind: 'give'}],
    ['give1', {kind: 'give-piece', item: '1', right: 1}],
    ['give2|/2', {kind: 'give-piece', item: '2|', right: 2}],
    ['p17', {kind: 'pick', item: 'p17'}],
    ['swap17', {kind: 'swap', item: 'p17'}],
    ['surplus', {kind: 'surplus'}],
    ['stop', {kind: 'stop', right: 1}],
    ['stop/2', {kind: 'stop', right: 2}],
    ['undo3', {kind: 'undo', step: 3}],
    ['ready', {kind: 'ready'}],
    ['wait', {kind: 'wait'}],
    ['bid20', {kind: 'bid', card: 20}],
    ['2x3', {kind: 'lot', shape: '2x3'}],
  ])('reads %s', (token, action) => {
    expect(readAction(token, lots)).toEqual(action);
  });

  it('knows a square from a painting by what is on offer', () => {
    expect(readAction('p9', ['p9'])).toEqual({kind: 'pick', item: 'p9'});
    expect(readAction('p9', [])).toEqual({kind: 'hang', square: 'p9'});
  });

  it('knows nothing of other texts', () => {
    for (const token of ['', 'G4', 'bid', 'give4', '4-a1', 'undo', 'swapp3']) expect(readAction(token, [])).toBeNull();
  });
});

describe('tiles and squares', () => {
  it('reads tiles', () => {
    expect(readTile('p17@g4')).toEqual({item: 'p17', square: 'g4'});
    expect(readTile('2-@h11')).toEqual({item: '2-', square: 'h11'});
  });
  it('converts squares both ways', () => {
    expect(cell('a1')).toEqual({column: 0, row: 0});
    expect(cell('n11')).toEqual({column: 13, row: 10});
    expect(squareAt(13, 10)).toBe('n11');
  });
  it('tells paintings from decor', () => {
    expect(isPainting('p1')).toBe(true);
    expect(isPainting('2-')).toBe(false);
  });
});
