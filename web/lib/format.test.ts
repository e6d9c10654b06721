import {afterAll, describe, expect, it} from 'vitest';
import {useLanguage} from '$lib/i18n.svelte';
import {languages} from '$lib/settings.svelte';
import {list, number, percent, signed} from './format';

describe('numbers and lists', () => {
  afterAll(() => useLanguage('en'));

  it('have a sign where a change is meant, and a real minus', async () => {
    await useLanguage('en');
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
    expect(number(-4)).toBe('−4');
  });

  it('are written as the language of the page does', async () => {
    await useLanguage('en');
    expect(percent(0.25)).toBe('25%');
    expect(list(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob, and Cy');
    await useLanguage('ru');
    expect(percent(0.25)).toBe('25\u00a0%');
    expect(list(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob и Cy');
  });

  it.each(languages)('are listed in %s as the browser would', async (language) => {
    await useLanguage(language);
    const names = ['Ann', 'Bob', 'Cy', 'Di'];
    const browser = new Intl.ListFormat(language, {type: 'conjunction'});
    for (const count of names.keys()) expect(list(names.slice(count))).toBe(browser.format(names.slice(count)));
  });

  it('know lists of one and of none', () => {
    expect(list([])).toBe('');
    expect(list(['Ann'])).toBe('Ann');
  });
});
