import type {PageLoaders} from '../game';

export const pages: PageLoaders = {
  Table: () => import('./Table.svelte'),
  Result: () => import('./review/Result.svelte'),
  Replay: () => import('./review/Replay.svelte'),
  Rules: () => import('./review/Rules.svelte'),
};
