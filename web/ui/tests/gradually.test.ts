import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {gradually} from '../gradually.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('makes a few things a turn', () => {
  const tiles = gradually(() => [1, 2, 3, 4, 5], 2);
  expect(tiles.due).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(tiles.due).toEqual([1, 2]);
  vi.runOnlyPendingTimers();
  expect(tiles.due).toEqual([1, 2, 3, 4]);
  vi.runAllTimers();
  expect(tiles.due).toEqual([1, 2, 3, 4, 5]);
});

it('what is added later is due at once', () => {
  const all = [1];
  const tiles = gradually(() => all, 2);
  vi.runAllTimers();
  all.push(2, 3, 4, 5);
  expect(tiles.due).toEqual([1, 2, 3, 4, 5]);
});
