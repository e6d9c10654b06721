// The auction of a round at a step: the lots, the bids, and who took what.
import type {Seat} from '$generated/messages';
import {indexOf} from '$lib/seats';
import type {Item} from '../../model';
import type {Course} from '../course';

export interface Lot {
  shape: string;
  /** null until it is turned up */
  painting: Item | null;
  /** who took it: a seat, from 0, or the museum */
  taker: number | 'museum' | null;
}

export interface Bid {
  /** of the seat, from 0 */
  index: number;
  /** null until it is revealed */
  card: number | null;
}

export interface Auction {
  lots: Lot[];
  /** in the order of picking once that is known */
  bids: Bid[];
}

export function auctionAt(course: Course, step: number): Auction {
  const round = course.roundAt(step);
  const {view} = course.at(step);
  const moves = course.replay.moves.slice(course.starts[round - 1] ?? step, step);
  const lots: Lot[] = moves
    .filter(({seat, action}) => seat && /^\d+x\d+$/.test(action))
    .map(({action}) => ({shape: action, painting: null, taker: null}));
  moves
    .filter(({seat}) => seat === null)
    .forEach(({action}, at) => {
      const lot = lots[at];
      if (lot) lot.painting = action;
    });
  const has = new Set(view.lots);
  for (const lot of lots) {
    if (lot.painting && !has.has(lot.painting)) lot.taker = takerOf(lot.painting, moves);
  }
  return {lots, bids: bidsAt(course, step)};
}

/** The museum has bought the lots that nobody picked. */
function takerOf(painting: Item, moves: readonly {seat: Seat | null; action: string}[]): number | 'museum' {
  const pick = moves.find(({seat, action}) => seat && action === painting);
  return pick?.seat ? indexOf(pick.seat) : 'museum';
}

function bidsAt(course: Course, step: number): Bid[] {
  const {view} = course.at(step);
  const revealed = view.phase === 'turns' || view.phase === 'over';
  const bids = view.seats.flatMap(({hasBid, bids: open}, index) =>
    hasBid ? [{index, card: revealed ? (open.at(-1) ?? null) : null}] : [],
  );
  const order = Array.from(view.order ?? '', (letter) => letter.charCodeAt(0) - 65);
  return order.length > 0 ? bids.sort((a, b) => order.indexOf(a.index) - order.indexOf(b.index)) : bids;
}
