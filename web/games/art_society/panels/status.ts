// Where a seat stands in the round.
import type {Seat} from '$generated/messages';
import {seatAt} from '$lib/seats';
import type {View} from '../model';

export type Status =
  /** has the starting painting in the hand */
  | 'starting'
  /** chooses the lots */
  | 'naming'
  | 'bidding'
  | 'has-bid'
  /** comes later in the order of the bids */
  | 'in-line'
  /** is to pick a lot */
  | 'picking'
  /** has picked, and still has to deal with the painting or with decor */
  | 'dealing'
  /** has dealt with everything, but may still change the wall */
  | 'arranging'
  | 'ready'
  | 'over'
  | 'idle';

/** The engine says whether a seat has something to do (`awaited`). The view says what it is. */
export function statusOf(view: View, index: number, awaited: readonly Seat[]): Status {
  const seat = view.seats[index];
  if (!seat) return 'idle';
  const acts = awaited.includes(seatAt(index));
  switch (view.phase) {
    case 'start-hang':
      return acts ? 'starting' : 'ready';
    case 'lots':
      return acts ? 'naming' : 'idle';
    case 'bids':
      return acts ? 'bidding' : 'has-bid';
    case 'turns':
      if (!seat.picked) return acts ? 'picking' : 'in-line';
      if (!acts) return 'ready';
      return seat.pending || seat.rights?.some(({open}) => open) ? 'dealing' : 'arranging';
    case 'over':
      return 'over';
    default:
      return 'idle';
  }
}

/** The place of a seat in the order of picking, from 1; null outside the turns. */
export function placeInLine(view: View, index: number): number | null {
  const at = view.order?.indexOf(seatAt(index)) ?? -1;
  return at < 0 ? null : at + 1;
}
