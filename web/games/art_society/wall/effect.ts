// What a hanging would bring, in words and in the numbers of the score.
import {t} from '$lib/i18n.svelte';
import {signed} from '$lib/format';
import type {Item, SeatInsight, Square} from '../model';
import {scoreLines, type ScoreLine} from '../panels/score_lines';
import type {Effect} from '../play.svelte';

/** The lines of the score that would change. */
export function changes({change}: Pick<Effect, 'change'>): {line: ScoreLine; points: number}[] {
  return scoreLines.map((line, index) => ({line, points: change[index] ?? 0})).filter(({points}) => points !== 0);
}

/** What the painting in the hand would touch; null for decor, for which it does not matter. */
export function touched({insight}: Pick<Effect, 'insight'>, item: Item): SeatInsight['newest'] | null {
  return insight.newest?.painting === item ? insight.newest : null;
}

/** Corner squares that would no longer be empty. */
export function coveredCorners({insight}: Pick<Effect, 'insight'>, before: SeatInsight | undefined): Square[] {
  return before?.corners.filter((square) => !insight.corners.includes(square)) ?? [];
}

export interface Remark {
  kind: 'match' | 'clash';
  text: string;
}

/** What matters besides the points, as short sentences. */
export function remarks(effect: Pick<Effect, 'insight' | 'wins'>, item: Item): Remark[] {
  const {matches = [], clashes = []} = touched(effect, item) ?? {};
  const [frames, shields, paintings] = [matches.length, effect.wins, clashes.length + 1];
  const said: Remark[] = [];
  if (frames > 0) said.push({kind: 'match', text: t(shields > 0 ? 'wall-wins' : 'wall-matches', {frames, shields})});
  if (paintings > 1) said.push({kind: 'clash', text: t('wall-clashes', {paintings})});
  return said;
}

/** A place and all that matters about it, to be said aloud. */
export function spoken(effect: Pick<Effect, 'square' | 'insight' | 'wins' | 'points'>, item: Item): string {
  const points = t('wall-points', {points: signed(effect.points), number: effect.points});
  const said = remarks(effect, item).map(({text}) => text);
  return [t('wall-place', {square: effect.square}), ...said, points].join(' ');
}
