// How long the table stays as it is after something happened, so that eyes can follow.
import type {Seat} from '$generated/messages';
import {doer, type Happening, type HappeningKind} from './happening';

const holds: Partial<Record<HappeningKind, number>> = {
  dealt: 200,
  card: 200,
  round: 500,
  named: 250,
  'turned-up': 600,
  bid: 150,
  picked: 500,
  hung: 350,
  decorated: 350,
  given: 350,
  swapped: 500,
  surplus: 500,
  undone: 250,
  exchanged: 400,
  bought: 700,
  fashion: 300,
};

/** A reveal has its own pace and is never hurried, because nothing else shows the bids so clearly. */
const reveal = {turn: 600, sort: 500, look: 500, below: 600};

/** How long the bids are shown: turned up, opened card by card where they tie, sorted, looked at. */
export function revealTime(revealed: Extract<Happening, {kind: 'revealed'}> | null): number {
  if (!revealed) return 0;
  return revealCues(revealed).sort + reveal.sort + reveal.look;
}

/** When the parts of a reveal begin, in ms: all cards are turned, those below them one by one, then they are sorted. */
export function revealCues({bids}: Extract<Happening, {kind: 'revealed'}>): {
  turn: number;
  open: number[];
  sort: number;
} {
  const below = Math.max(...bids.map(({cards}) => cards.length - 1), 0);
  // A tie that goes deeper than three cards is opened faster.
  const each = (reveal.below * Math.min(below, 3)) / Math.max(below, 1);
  const open = Array.from({length: below}, (_, at) => reveal.turn + each * at);
  return {turn: 100, open, sort: reveal.turn + each * below};
}

/** How long one sees a painting go into the museum, the marker walk, and what the types are worth change, in ms. */
export const purchase = {enter: 700, walk: 900, look: 900};

export function purchaseTime(paintings: number): number {
  return paintings > 0 ? purchase.enter + purchase.walk + purchase.look : 0;
}

/** The time that can be shortened, in ms. The player's own moves take no time, because the player knows them. */
export function holdOf(happenings: readonly Happening[], own: Seat | null): number {
  return happenings.reduce((time, one) => {
    const known = own !== null && doer(one) === own;
    return time + (known ? 0 : (holds[one.kind] ?? 0));
  }, 0);
}

/** The most that the screen may lag behind the table, reveals apart. */
export const patience = 2800;
