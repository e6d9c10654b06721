// For tests: the recorded games of tests/games/.
import type {Seat} from '$generated/messages';
import * as house from '$play/story/tests/replayed';
import type {Catalogue, Insight, View} from '../../model';

export type ReplayedGame = house.ReplayedGame<View, Insight, Catalogue>;

export function replayed(name: string, viewer: Seat | null = null): Promise<ReplayedGame> {
  return house.replayedFrom(`web/games/art_society/tests/games/${name}.vrec`, viewer);
}
