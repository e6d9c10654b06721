import {FluentBundle, FluentResource} from '@fluent/bundle';
import {describe, expect, it, vi} from 'vitest';
import {language, preferred, t, useLanguage} from '../i18n.svelte';

describe('the language of a newcomer', () => {
  it.each([
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-Hant-MO'], 'zh-Hant'],
    [['zh-CN'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['pl-PL'], 'pl'],
    [['RU'], 'ru'],
    [['en-GB', 'pl'], 'en'],
    [['de-DE', 'pl-PL', 'en'], 'pl'],
    [['plx', 'xx'], 'en'],
    [[], 'en'],
  ])('%j is %s', (wishes, expected) => {
    expect(preferred(wishes)).toBe(expected);
  });
});

describe('messages', () => {
  it('are those of the chosen language, which is also that of the document', async () => {
    await useLanguage('en');
    expect(language()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(t('lobby-free', {count: 1})).toBe('1 free seat');
    expect(t('lobby-free', {count: 3})).toBe('3 free seats');
  });

  describe('of an area that only some pages need', () => {
    /** As in a page that has just been opened. */
    const opened = () => {
      vi.resetModules();
      return import('../i18n.svelte');
    };

    it('come with the first language, also when they were wanted before it or on its way', async () => {
      const words = await opened();
      const early = words.useArea('new');
      const first = words.useLanguage('en');
      const late = words.useArea('settings');
      await Promise.all([early, first, late]);
      expect(words.t('new-title')).toBe('Open a table');
      expect(words.t('settings-title')).toBe('Settings');
    });

    it('come later, and with every other language', async () => {
      const words = await opened();
      await words.useLanguage('en');
      expect(words.t('new-title')).toBe('new-title');
      await Promise.all([words.useArea('new'), words.useArea('new')]);
      expect(words.t('new-title')).toBe('Open a table');
      await Promise.all([words.useLanguage('pl'), words.useArea('settings')]);
      expect([words.t('new-title'), words.t('settings-title')]).toEqual(['Otwórz stół', 'Ustawienia']);
    });
  });

  it('show their key where there is none', () => {
    expect(t('no-such-key')).toBe('no-such-key');
  });

  // The forms are the browser's; this holds the names that our files may use against what it chooses.
  it.each([
    ['ru', {1: 'one', 2: 'few', 5: 'many', 11: 'many', 21: 'one', 22: 'few', 100: 'many'}],
    ['pl', {1: 'one', 2: 'few', 5: 'many', 12: 'many', 21: 'many', 22: 'few', 100: 'many'}],
    ['zh-Hant', {1: 'other', 2: 'other'}],
  ])('%s has its own plural forms', (tag, forms) => {
    const bundle = new FluentBundle(tag, {useIsolating: false});
    bundle.addResource(
      new FluentResource('shields = { $n ->\n [one] one\n [few] few\n [many] many\n *[other] other\n }\n'),
    );
    const pattern = bundle.getMessage('shields')?.value ?? '';
    for (const [n, form] of Object.entries(forms)) expect(bundle.formatPattern(pattern, {n: Number(n)})).toBe(form);
  });
});
