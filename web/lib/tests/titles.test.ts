import {expect, it} from 'vitest';
import {readTitles} from '../titles.svelte';

it('titles are found by the name of the picture, in all decks', () => {
  const paintings = [{name: 'art-society/p1', title: {en: 'Rain', ru: 'Дождь'}}];
  const titles = readTitles({decks: {'art-society': {paintings}, house: {}}});
  expect(titles.get('art-society/p1')?.ru).toBe('Дождь');
  expect(titles.get('house/icon')).toBeUndefined();
});
