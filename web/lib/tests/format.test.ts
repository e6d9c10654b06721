import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {t} from '../i18n.svelte';
import {speak} from './words';
import {languages} from '../settings.svelte';
import {list, number, percent, signed, timeOfDay} from '../format';

describe('numbers and lists', () => {
  afterAll(() => speak('en'));

  it('have a sign where a change is meant, and a real minus', async () => {
    await speak('en');
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
    expect(number(-4)).toBe('−4');
    expect(t('table-points', {points: -4})).toBe('−4 points');
  });

  it('are written as the language of the page does', async () => {
    await speak('en');
    expect(percent(0.25)).toBe('25%');
    expect(list(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob, and Cy');
    await speak('ru');
    expect(percent(0.25)).toBe('25\u00a0%');
    expect(list(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob и\u00a0Cy');
  });

  it.each(languages)('are listed in %s as the browser would', async (language) => {
    await speak(language);
    const names = ['Ann', 'Bob', 'Cy', 'Di'];
    const browser = new Intl.ListFormat(language, {type: 'conjunction'});
    for (const count of names.keys())
      expect(list(names.slice(count)).replace('\u00a0', ' ')).toBe(browser.format(names.slice(count)));
  });

  it('know lists of one and of none', () => {
    expect(list([])).toBe('');
    expect(list(['Ann'])).toBe('Ann');
  });
});

describe('the time of day', () => {
  const afternoon = new Date(2026, 4, 1, 17, 51).getTime();
  const browserIn = (region: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(region);

  afterEach(() => vi.restoreAllMocks());
  afterAll(() => speak('en'));

  // Formatters are kept, so each language is asked once.
  it('is written as in the region of the browser, if it speaks the language of the page', async () => {
    browserIn('en-GB');
    await speak('en');
    expect(timeOfDay(afternoon)).toBe('17:51');
  });

  it('is else written as the language of the page does', async () => {
    browserIn('en-US');
    await speak('pl');
    expect(timeOfDay(afternoon)).toBe('17:51');
  });
});
