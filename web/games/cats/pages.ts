import {speaking} from '$lib/i18n.svelte';
import type {PageLoaders} from '$play/game';

const table = ['cats'];
const review = ['cats', 'review', 'cats_review'];

export const pages: PageLoaders = {
  Table: () => speaking(table, import('./Table.svelte')),
  Result: () => speaking(review, import('./review/Result.svelte')),
  Replay: () => speaking(review, import('./review/Replay.svelte')),
  Rules: () => speaking(review, import('./review/Rules.svelte')),
};
