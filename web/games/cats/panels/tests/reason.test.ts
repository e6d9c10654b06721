import {beforeAll, expect, it} from 'vitest';
import {speak} from '$lib/tests/words';
import {reasonOf, withReason} from '../reason';

beforeAll(async () => {
  await speak('en');
});

it('says numbers and colours', () => {
  expect(reasonOf('cats-why-fetch painting=5 colour=r for=8')).toBe('Painting 5 has red, and 8 needs it.');
  expect(reasonOf('cats-why-take')).toBe('One more paint can help us.');
});

it('keeps silent about what it does not know', () => {
  expect(reasonOf('cats-why-whim moon=full')).toBe('');
});

it('keeps why a painting was chosen while it is tried, and no longer', () => {
  const [look, put, stop] = ['cats-why-look painting=5', 'cats-why-put painting=5 colour=r', 'cats-why-stop'];
  const tried = [put, stop].reduce(withReason, [look]);
  expect(tried).toEqual([look, put, stop]);
  expect(tried.map(reasonOf).join(' ')).toMatch(/looked at painting 5 yet\. Painting 5 needs red\. I can do no more/);
  expect(withReason(tried, 'cats-why-take')).toEqual(['cats-why-take']);
});
