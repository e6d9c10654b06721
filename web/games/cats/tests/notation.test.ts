import {describe, expect, it} from 'vitest';
import {isColour, isTrap, paintsIn, readAction, readDie, without} from '../notation';

describe('actions', () => {
  it.each([
    ['take', {kind: 'take'}],
    ['exchange5', {kind: 'exchange', die: 5}],
    ['clean5@12', {kind: 'clean', die: 5, painting: 12}],
    ['drop-r', {kind: 'drop', colour: 'r'}],
    ['put-g@b', {kind: 'put', colour: 'g', place: 'b'}],
    ['stop', {kind: 'stop'}],
    ['paw7-Brg', {kind: 'paw', palette: 7, to: 'B', give: 'r', take: 'g'}],
    ['yes', {kind: 'yes'}],
    ['no', {kind: 'no'}],
    ['jump7', {kind: 'jump', palette: 7}],
    ['two16', {kind: 'two', palette: 16}],
    ['turbo3', {kind: 'turbo', palette: 3}],
    ['claim', {kind: 'claim'}],
    ['splash5', {kind: 'splash', painting: 5}],
    ['twist3a-11c', {kind: 'twist', first: {painting: 3, place: 'a'}, second: {painting: 11, place: 'c'}}],
  ])('reads %s', (token, action) => {
    expect(readAction(token)).toEqual(action);
  });

  it.each(['', 'clean5', 'put-x@a', 'put-r@d', 'paw7-Br', 'twist3a', 'takes', 'd7', 'r4'])(
    'does not read %s',
    (token) => {
      expect(readAction(token)).toBeNull();
    },
  );
});

it('reads dice', () => {
  expect(readDie('12')).toEqual({value: 12, used: null});
  expect(readDie('5C')).toEqual({value: 5, used: 'C'});
  expect(readDie('5-')).toEqual({value: 5, used: 'gone'});
});

it('knows letters', () => {
  expect([isColour('r'), isColour('C'), isColour('?')]).toEqual([true, false, false]);
  expect([isTrap('F'), isTrap('f'), isTrap('.')]).toEqual([true, false, false]);
  expect(paintsIn('r?Cb.')).toEqual(['r', 'b']);
});

it('takes letters away one by one', () => {
  expect(without('rry', 'r')).toBe('ry');
  expect(without('ry', 'g')).toBe('ry');
  expect(without('rb', 'br')).toBe('');
});
