// The only file of the page that names every game.
import {card as artSociety} from './art_society/card';
import {pages as artSocietyPages} from './art_society/pages';
import {card as cats} from './cats/card';
import {pages as catsPages} from './cats/pages';
import {speaking} from '$lib/i18n.svelte';
import type {GameCard, GamePages, PageLoaders} from '$play/game';
import type {Company} from '$ui/figure/drawings';

/** The games; the first one is for newcomers. */
export const games: readonly [GameCard, ...GameCard[]] = [artSociety, cats];

/** Who the computer players of a game are. */
export function companyOf(game: string): Company {
  return games.find(({id}) => id === game)?.company ?? 'people';
}

/** Those whose game this page can show: a server may have more games, for programs and the terminal. */
export function shownHere<Line extends {game: string}>(tables: readonly Line[]): Line[] {
  return tables.filter(({game}) => games.some(({id}) => id === game));
}

const pages: Record<string, PageLoaders> = {[artSociety.id]: artSocietyPages, [cats.id]: catsPages};

/** A page of a game, fetched when first needed; null when this program has no such game. */
export async function gamePage<Page extends keyof GamePages>(id: string, page: Page): Promise<GamePages[Page] | null> {
  const load = pages[id]?.[page];
  const words = page === 'Match' ? ['play'] : ['play', 'review'];
  return load ? (await speaking(words, load())).default : null;
}
