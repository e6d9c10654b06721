// What brings the end of the game near (AS-G1), as far as it can be seen.
import {t} from '$lib/i18n.svelte';
import type {Insight, View} from '../model';

export interface Warning {
  text: string;
  /** this is the last round */
  last: boolean;
}

// The limits from which the page warns: two or three paintings fill the wall, or the hand lasts for three rounds.
const fewSquares = 24;
const fewCards = 3;

const endings: Record<string, string> = {
  'full wall': 'full-wall',
  'second surplus': 'second-surplus',
  'no bid cards left': 'no-bids',
  'too few paintings left': 'no-paintings',
};

/** Why the game ends, from the words of the record. */
export function endingReason(ending: string): string {
  return t(`table-ending-${endings[ending] ?? 'other'}`);
}

export function warnings(view: View, insight: Insight, nameOf: (index: number) => string): Warning[] {
  if (view.phase === 'over') return [];
  if (insight.ending) {
    return [{text: t('table-last-round', {reason: endingReason(insight.ending)}), last: true}];
  }
  const found: Warning[] = view.seats.flatMap((seat, index) => {
    const free = insight.seats[index]?.free ?? Infinity;
    const name = nameOf(index);
    return [
      ...(free <= fewSquares ? [{text: t('table-warn-squares', {name, free}), last: false}] : []),
      ...(seat.surplus?.length === 1 ? [{text: t('table-warn-surplus', {name}), last: false}] : []),
    ];
  });
  const cards = Math.min(...view.seats.map(({hand}) => hand));
  if (cards <= fewCards) found.push({text: t('table-warn-cards', {cards}), last: false});
  return found;
}
