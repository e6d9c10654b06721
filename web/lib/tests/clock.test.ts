import {expect, it} from 'vitest';
import {countdown} from '../clock.svelte';

it.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [90_000, '1:30'],
  [3_600_000, '1:00:00'],
  [3_905_000, '1:05:05'],
])('%i ms are %s', (milliseconds, text) => {
  expect(countdown(milliseconds)).toBe(text);
});
