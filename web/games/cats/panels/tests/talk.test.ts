import {expect, it} from 'vitest';
import {phrase} from '$lib/phrases';
import {pointedAt, pointing} from '../talk.svelte';

it('a line that points is understood in every language', () => {
  expect(pointedAt(pointing(11))).toBe(11);
});

it('other lines point at nothing', () => {
  expect(pointedAt('11 is clean')).toBeNull();
  expect(pointedAt(phrase('cats-say-wish', 'r'))).toBeNull();
});
