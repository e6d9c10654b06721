// Where a seat stands in the round, read from the view.
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
  /** has picked, and something is still to be dealt with */
  | 'dealing'
  /** has nothing to do but may still change the wall */
  | 'arranging'
  | 'ready'
  | 'over'
  | 'idle';

export function statusOf(view: View, index: number): Status {
  const seat = view.seats[index];
  if (!seat) return 'idle';
  switch (view.phase) {
    case 'start-hang':
      return seat.pending ? 'starting' : 'ready';
    case 'lots':
      return view.auctioneer === seatAt(index) ? 'naming' : 'idle';
    case 'bids':
      return seat.hasBid ? 'has-bid' : 'bidding';
    case 'turns':
      if (!seat.picked) return view.turn === seatAt(index) ? 'picking' : 'in-line';
      if (seat.ready) return 'ready';
      return seat.pending || seat.rights?.some(({open}) => open) ? 'dealing' : 'arranging';
    case 'over':
      return 'over';
    default:
      return 'idle';
  }
}

const acting: readonly Status[] = ['starting', 'naming', 'bidding', 'picking', 'dealing', 'arranging'];

/** The seats that the table waits for. */
export function awaited(view: View): number[] {
  return view.seats.flatMap((_, index) => (acting.includes(statusOf(view, index)) ? [index] : []));
}

/** The place of a seat in the order of picking, from 1; null outside the turns. */
export function placeInLine(view: View, index: number): number | null {
  const at = view.order?.indexOf(seatAt(index)) ?? -1;
  return at < 0 ? null : at + 1;
}
