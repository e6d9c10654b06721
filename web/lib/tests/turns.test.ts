import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {inTurn, turn} from '../turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('each piece of work has a turn of its own, in the order in which they came', () => {
  const done: string[] = [];
  inTurn(() => done.push('wall'));
  inTurn(() => done.push('seats'));
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['wall']);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['wall', 'seats']);
});

it('what comes up during a turn waits for the others', () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('wall');
    inTurn(() => done.push('tiles'));
  });
  inTurn(() => done.push('seats'));
  vi.runAllTimers();
  expect(done).toEqual(['wall', 'seats', 'tiles']);
});

it('a failure does not hold up what comes after it', () => {
  const done: string[] = [];
  inTurn(() => {
    throw new Error('no wall');
  });
  inTurn(() => done.push('seats'));
  expect(() => vi.runAllTimers()).toThrow('no wall');
  vi.runAllTimers();
  expect(done).toEqual(['seats']);
});

it('can be waited for', async () => {
  const waited = turn();
  vi.runAllTimers();
  await expect(waited).resolves.toBeUndefined();
});
