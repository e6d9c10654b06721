import {expect, it} from 'vitest';
import {ago} from '../ago';

const second = 1000;
const hour = 3600 * second;

it.each([
  [0, 'now'],
  [59 * second, 'now'],
  [60 * second, '1 minute ago'],
  [2.9 * hour, '2 hours ago'],
  [25 * hour, 'yesterday'],
  [72 * hour, '3 days ago'],
  [-5 * second, 'now'], // the server's clock may be ahead
])('%d ms ago is %s', (past, words) => {
  const now = 1_790_000_000_000;
  expect(ago(now - past, now)).toBe(words);
});
