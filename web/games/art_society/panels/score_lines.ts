// The six lines of a score: the clause of each, and how it comes about, in words.
import {t} from '$lib/i18n.svelte';
import {paintingTypes, type SeatInsight, type SeatView, type View} from '../model';

export const scoreLines = ['prestige', 'decor', 'eyeline', 'full-wall', 'corners', 'surplus'] as const;
export type ScoreLine = (typeof scoreLines)[number];

export const clauseOf: Record<ScoreLine, string> = {
  prestige: 'AS-G3',
  decor: 'AS-G4',
  eyeline: 'AS-G5',
  'full-wall': 'AS-G6',
  corners: 'AS-G7',
  surplus: 'AS-G8',
};

/** For each type: how many paintings count, and the multiplier. */
export function prestigeParts(view: View, insight: SeatInsight) {
  return paintingTypes.flatMap((type, index) => {
    const count = insight.counted[index] ?? 0;
    return count > 0 ? [{type, count, times: view.multipliers[index] ?? 0}] : [];
  });
}

/** The explanation of a line. `prestigeParts` explains the prestige. */
export function reasonOf(line: Exclude<ScoreLine, 'prestige'>, seat: SeatView, insight: SeatInsight): string {
  switch (line) {
    case 'decor':
      return t('table-why-decor', {shields: seat.score[1]});
    case 'eyeline':
      return t('table-why-eyeline', {paintings: insight.eyeline.length});
    case 'full-wall':
      return t('table-why-full-wall', {free: insight.free});
    case 'corners':
      return t('table-why-corners', {corners: insight.corners.length});
    case 'surplus':
      return t('table-why-surplus', {paintings: seat.surplus?.length ?? 0});
  }
}
