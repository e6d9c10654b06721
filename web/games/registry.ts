// The only file of the page that names every game.
import {card as artSociety} from './art_society/card';
import {pages as artSocietyPages} from './art_society/pages';
import {card as cats} from './cats/card';
import {pages as catsPages} from './cats/pages';
import type {GameCard, GamePages, PageLoaders} from '$play/game';

/** What can be played here; the first is the one for newcomers. */
export const games: readonly [GameCard, ...GameCard[]] = [artSociety, cats];

const pages: Record<string, PageLoaders> = {[artSociety.id]: artSocietyPages, [cats.id]: catsPages};

/** A page of a game, fetched when first needed; null when this program has no such game. */
export async function gamePage<Page extends keyof GamePages>(id: string, page: Page): Promise<GamePages[Page] | null> {
  const load = pages[id]?.[page];
  return load ? (await load()).default : null;
}
