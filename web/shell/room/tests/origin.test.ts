import {expect, it} from 'vitest';
import {isLoopback} from '../origin';

it.each([
  ['localhost', true],
  ['vernissage.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.5', false],
  ['play.example', false],
  ['localhost.example', false],
])('%s is this computer only: %s', (host, alone) => {
  expect(isLoopback(host)).toBe(alone);
});
