// Where a match stands, in a few words.
import type {MatchLine} from '$generated/messages';
import {list, number} from '$lib/format';
import {t} from '$lib/i18n.svelte';
import {indexOf, seatsOf} from '$lib/seats';
import {namesBySeat} from '../seats';
import {waitsForMe} from './mine';

export function statusOf(line: MatchLine): string {
  if (waitsForMe(line)) return t('lobby-status-mine');
  if (line.status === 'playing' && line.awaited) return t('lobby-status-others', {names: namesIn(line, line.awaited)});
  if (line.status === 'over' && line.winners !== undefined) return ending(line, line.winners);
  return t(`lobby-status-${line.status}`);
}

function namesIn(line: MatchLine, letters: string): string {
  const names = namesBySeat(line);
  return list(seatsOf(letters).map((seat) => names[indexOf(seat)] ?? seat));
}

/** Where all play together, either everybody wins or nobody. */
function ending(line: MatchLine, winners: string): string {
  const [first] = seatsOf(winners);
  if (!first) return t('lobby-status-lost');
  if (winners.length === line.seats.length) return t('lobby-status-won-all');
  return t('lobby-status-won', {names: namesIn(line, winners), points: number(line.points?.[indexOf(first)] ?? 0)});
}
