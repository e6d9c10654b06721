import {expect, it} from 'vitest';
import {isPlain} from '../numbers';
import {languages} from '../settings.svelte';

it.each(languages)('%s writes plain numbers as the others do', (language) => {
  const plain = new Intl.NumberFormat(language);
  const signed = new Intl.NumberFormat(language, {signDisplay: 'exceptZero'});
  for (let value = -999; value < 1000; ++value) {
    expect(isPlain(value)).toBe(true);
    expect(plain.format(value)).toBe(String(value));
    expect(signed.format(value)).toBe(`${value > 0 ? '+' : ''}${value}`);
  }
});

it('what has thousands or a fraction is not plain', () => {
  expect([1000, -1000, 0.5, NaN, Infinity].map(isPlain)).toEqual([false, false, false, false, false]);
});
