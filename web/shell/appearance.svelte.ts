// Day or evening, and whether things may move, written where the style sheets look.
import {MediaQuery} from 'svelte/reactivity';
import {settings} from '$lib/settings.svelte';

const evening = new MediaQuery('(prefers-color-scheme: dark)');

/** Call it in an effect: it runs again when the person or the system changes their mind. */
export function showAppearance(root: HTMLElement = document.documentElement): void {
  const theme = settings.theme === 'auto' ? (evening.current ? 'dark' : 'light') : settings.theme;
  root.dataset.theme = theme;
  root.toggleAttribute('data-calm', settings.calm);
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = ground;
}
