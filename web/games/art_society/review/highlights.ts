// What was remarkable about a game: only what its record says, and only when there is something to tell.
import {indexOf} from '$lib/seats';
import type {Item} from '../model';
import type {Course} from './course';

export type Highlight =
  /** the auction in which the bids were highest altogether */
  | {kind: 'fiercest'; round: number; bids: number[]}
  /** the lowest bid that picked first */
  | {kind: 'bargain'; round: number; seat: number; card: number; painting: Item}
  /** the round that brought somebody most */
  | {kind: 'leap'; round: number; seat: number; points: number}
  /** how often another seat came to lead alone */
  | {kind: 'lead'; changes: number}
  | {kind: 'decor'; seats: number[]; shields: number}
  /** walls of many paintings without a faux pas */
  | {kind: 'taste'; seats: number[]};

interface Auction {
  round: number;
  /** by seat */
  bids: Map<number, number>;
  first: {seat: number; painting: Item} | null;
}

/** What was bid in each round, and who picked first. */
export function auctions({starts, end, replay}: Pick<Course, 'starts' | 'end' | 'replay'>): Auction[] {
  return starts.map((start, at) => {
    const moves = replay.moves.slice(start, starts[at + 1] ?? end);
    const bids = new Map<number, number>();
    let first: Auction['first'] = null;
    for (const {seat, action} of moves) {
      if (!seat) continue;
      if (action.startsWith('bid')) bids.set(indexOf(seat), Number(action.slice(3)));
      // After the bids the first action of a seat is to pick.
      else if (bids.size > 0) first ??= {seat: indexOf(seat), painting: action};
    }
    return {round: at + 1, bids, first};
  });
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);

/** The element with the largest measure, the first of equals. */
function most<T>(list: readonly T[], measure: (each: T) => number): T | undefined {
  return list.reduce<T | undefined>((best, each) => (best && measure(best) >= measure(each) ? best : each), undefined);
}

/** How often another seat came to lead alone; being level in between is no change. */
export function leadChanges(standings: readonly (readonly number[])[]): number {
  const leaders = standings.flatMap((points) => {
    const best = Math.max(...points);
    const leading = points.flatMap((each, seat) => (each === best ? [seat] : []));
    return leading.length === 1 ? leading : [];
  });
  return leaders.filter((seat, at) => at > 0 && seat !== leaders[at - 1]).length;
}

function leap(standings: readonly (readonly number[])[]): Highlight | undefined {
  const gains = standings.flatMap((points, round) =>
    round === 0
      ? []
      : points.map((each, seat) => ({
          ...{kind: 'leap' as const, round, seat},
          points: each - (standings[round - 1]?.[seat] ?? 0),
        })),
  );
  return most(gains, ({points}) => points);
}

function decor({final}: Course): Highlight[] {
  const shields = final.view.seats.map(({score}) => score[1]);
  const best = Math.max(...shields);
  const seats = shields.flatMap((each, seat) => (each === best ? [seat] : []));
  return best > 0 && seats.length < shields.length ? [{kind: 'decor', seats, shields: best}] : [];
}

function taste({final}: Course): Highlight[] {
  const seats = final.insight.seats.flatMap(({fauxPas, counted}, seat) =>
    fauxPas.length === 0 && sum(counted) >= 5 ? [seat] : [],
  );
  return seats.length > 0 && seats.length < final.view.seats.length ? [{kind: 'taste', seats}] : [];
}

function bargain(all: readonly Auction[]): Highlight[] {
  const firsts = all.flatMap(({round, bids, first}) =>
    first ? [{kind: 'bargain' as const, round, ...first, card: bids.get(first.seat) ?? 0}] : [],
  );
  const best = most(firsts, ({card}) => -card);
  return best ? [best] : [];
}

export function highlights(course: Course): Highlight[] {
  const all = auctions(course);
  const fiercest = most(all, ({bids}) => sum(bids.values()));
  const jump = leap(course.standings());
  const changes = leadChanges(course.standings());
  return [
    ...(fiercest
      ? [{kind: 'fiercest' as const, round: fiercest.round, bids: [...fiercest.bids.values()].sort((a, b) => b - a)}]
      : []),
    ...bargain(all),
    ...(jump ? [jump] : []),
    ...(changes > 1 ? [{kind: 'lead' as const, changes}] : []),
    ...decor(course),
    ...taste(course),
  ];
}
