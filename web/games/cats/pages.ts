import {useArea} from '$lib/i18n.svelte';
import type {PageLoaders} from '../game';

/** Fetches something together with the words that it needs. */
export async function speaking<Page>(areas: readonly string[], page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, ...areas.map(useArea)]);
  return fetched;
}

const table = ['cats'];
const review = ['cats', 'review', 'cats_review'];

export const pages: PageLoaders = {
  Table: () => speaking(table, import('./Table.svelte')),
  Result: () => speaking(review, import('./review/Result.svelte')),
  Replay: () => speaking(review, import('./review/Replay.svelte')),
  Rules: () => speaking(review, import('./review/Rules.svelte')),
};
