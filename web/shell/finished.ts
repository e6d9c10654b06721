// A finished match, with all that is needed to show it.
import {gamePage} from '$games/registry';
import type {GamePages} from '$play/game';
import type {MatchLine} from '$generated/messages';
import {api} from '$lib/api';

export type AboutFinished = 'Result' | 'Replay';

export interface Finished<Page extends AboutFinished> {
  line: MatchLine;
  record: string;
  Page: GamePages[Page];
}

/** Null when this program does not have the match's game. */
export async function fetchFinished<Page extends AboutFinished>(
  match: string,
  page: Page,
): Promise<Finished<Page> | null> {
  const [line, record] = await Promise.all([api.match(match), api.record(match)]);
  const Page = await gamePage(line.game, page);
  return Page && {line, record, Page};
}
