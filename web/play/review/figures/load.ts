// The figures of a rulebook and the engine that they need. Both come after the words.
import type {Agreement, GameEngine} from '$lib/engine';
import {turn} from '$lib/turns';
import {loadEngine} from '$lib/wasm_engine';

export async function withEngine<View, Insight, Catalogue, Figure>(
  agreement: Agreement,
  Figure: Figure,
): Promise<{Figure: Figure; engine: GameEngine<View, Insight, Catalogue>}> {
  const module = await loadEngine(agreement.game);
  const engine = module.open<View, Insight, Catalogue>(agreement);
  await turn();
  return {Figure, engine};
}
