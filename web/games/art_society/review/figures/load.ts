// The figures and the engine they need, which come after the words.
import {turn} from '$lib/turns';
import {loadEngine} from '$lib/wasm_engine';
import type {ArtSocietyEngine, Catalogue, Insight, View} from '../../model';
import Figure from './Figure.svelte';
import {agreement} from './scene';

export async function load(): Promise<{Figure: typeof Figure; engine: ArtSocietyEngine}> {
  const module = await loadEngine('art-society');
  const engine = module.open<View, Insight, Catalogue>(agreement);
  await turn();
  return {Figure, engine};
}
