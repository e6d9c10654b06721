// For tests: a whole game, played again by the engine.
import type {Seat} from '$generated/messages';
import type {GameEngine, Replay} from '$lib/engine';
import {builtEngine, read} from '$lib/tests/repository';

export interface ReplayedGame<View, Insight, Catalogue> {
  engine: GameEngine<View, Insight, Catalogue>;
  /** after each move; the first is the empty table */
  views: View[];
  moves: Replay<View, Insight>['moves'];
}

/** The game of a record, as one seat saw it, or a spectator. */
export async function replayedFrom<View, Insight, Catalogue>(
  record: string,
  viewer: Seat | null,
): Promise<ReplayedGame<View, Insight, Catalogue>> {
  const module = await builtEngine();
  const game = module.replay<View, Insight>(read(record));
  return {
    engine: module.open<View, Insight, Catalogue>(game.agreement),
    views: Array.from({length: game.moves.length + 1}, (_, step) => game.at(step, viewer).view),
    moves: game.moves,
  };
}
