import {useArea} from '$lib/i18n.svelte';
import type {PageLoaders} from '../game';

/** What is read before or after a game has words of its own. */
async function review<Page>(page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, useArea('review')]);
  return fetched;
}

export const pages: PageLoaders = {
  Table: () => import('./Table.svelte'),
  Result: () => review(import('./review/Result.svelte')),
  Replay: () => review(import('./review/Replay.svelte')),
  Rules: () => review(import('./review/Rules.svelte')),
};
