// A finished match, with all that is needed to show it.
import {gamePage} from '$games/registry';
import type {GamePages} from '$games/game';
import type {MatchLine} from '$generated/messages';
import {api} from '$lib/api';
import {namesBySeat} from './seats';

export interface Finished {
  line: MatchLine;
  record: string;
  names: string[];
  Result: GamePages['Result'];
  Replay: GamePages['Replay'];
}

/** Null when this program does not have the match's game. */
export async function fetchFinished(match: string): Promise<Finished | null> {
  const [line, record] = await Promise.all([api.match(match), api.record(match)]);
  const [Result, Replay] = await Promise.all([gamePage(line.game, 'Result'), gamePage(line.game, 'Replay')]);
  return Result && Replay && {line, record, names: namesBySeat(line), Result, Replay};
}
