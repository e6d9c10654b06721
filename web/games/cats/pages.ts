import {speaking} from '$lib/i18n.svelte';
import type {PageLoaders} from '$play/game';

/** The words of this game. What all games share comes with them (games/registry.ts). */
const table = ['cats_table'];
const review = [...table, 'cats_review'];

export const pages: PageLoaders = {
  Match: () => speaking(table, import('./Match.svelte')),
  Result: () => speaking(review, import('./review/Result.svelte')),
  Replay: () => speaking(review, import('./review/Replay.svelte')),
  Rules: () => speaking(review, import('./review/Rules.svelte')),
};
