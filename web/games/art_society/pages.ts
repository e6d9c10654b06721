import {speaking} from '$lib/i18n.svelte';
import type {PageLoaders} from '$play/game';

/** What is read before or after a game has words of its own. */
const review = ['review'];

export const pages: PageLoaders = {
  Table: () => import('./Table.svelte'),
  Result: () => speaking(review, import('./review/Result.svelte')),
  Replay: () => speaking(review, import('./review/Replay.svelte')),
  Rules: () => speaking(review, import('./review/Rules.svelte')),
};
