import {beforeAll, expect, it} from 'vitest';
import {useArea, useLanguage} from '$lib/i18n.svelte';
import {reasonOf} from './reason';

beforeAll(async () => {
  await useLanguage('en');
  await useArea('cats');
});

it('says numbers and colours', () => {
  expect(reasonOf('cats-why-fetch painting=5 colour=r for=8')).toBe('Painting 5 has red, and 8 needs it.');
  expect(reasonOf('cats-why-take')).toBe('A paint more can help us.');
});

it('keeps silent about what it does not know', () => {
  expect(reasonOf('cats-why-whim moon=full')).toBe('');
});
