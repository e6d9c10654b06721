// The pages of the house, each fetched when it is needed.
import {speaking} from '$lib/i18n.svelte';
import type {Route} from '$lib/router.svelte';

export const pages = {
  lobby: () => import('./Lobby.svelte'),
  new: () => speaking(['new'], import('./NewTable.svelte')),
  table: () => import('./TablePage.svelte'),
  result: () => import('./ResultPage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  settings: () => speaking(['settings'], import('./Settings.svelte')),
};

/** Begins to fetch a page that will be shown soon. A failure is reported when the page is shown. */
export function fetchSoon({page}: Route): void {
  if (page !== 'unknown') pages[page]().catch(() => undefined);
}
