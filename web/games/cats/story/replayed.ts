// For tests: the games of story/games/.
import type {Seat} from '$generated/messages';
import * as house from '$games/story/replayed';
import type {Catalogue, Insight, View} from '../model';

export type ReplayedGame = house.ReplayedGame<View, Insight, Catalogue>;

export function replayed(name: string, viewer: Seat | null = null): Promise<ReplayedGame> {
  return house.replayedFrom(`web/games/cats/story/games/${name}.vrec`, viewer);
}
