// What happened between two views, in the order in which a person would tell it. The views are compared, because the server
// does not send other players' actions, and after a break there may have been many.
import type {Seat} from '$generated/messages';
import {indexOf, seatAt, seatsOf} from '$lib/seats';
import {paintingTypes, type Catalogue, type View} from '../model';
import {isPainting} from '../notation';
import {total} from '../play.svelte';
import type {Happening, RevealedBid} from './happening';
import {seatHappenings, swapOf, type SeatPair} from './seat_difference';

export function happenings(before: View | null, after: View, catalogue: Catalogue): Happening[] {
  if (!before) return after.round === 0 ? beginning(after) : [{kind: 'arrived', round: after.round}];
  const rounds = after.round - before.round;
  if (rounds < 0 || rounds > 1 || before.seats.length !== after.seats.length) return summary(before, after);
  const pairs = seatPairs(before, after, catalogue);
  const deeds = told(pairs);
  const museum = [...purchases(before, after, pairs, catalogue), ...fashion(before, after)];
  const auction = [...lots(before, after), ...bids(before, after)];
  const past = rounds === 0 ? [...auction, ...deeds, ...turn(before, after), ...museum] : [...deeds, ...museum];
  const next = rounds === 0 ? [] : [...newRound(after), ...auction, ...turn(before, after)];
  return [...dealt(before, after), ...past, ...cards(before, after), ...next, ...over(before, after)];
}

/** The very first view: the starting paintings are dealt, and some may hang already. */
function beginning(after: View): Happening[] {
  return after.seats.flatMap(({pending, wall}, index): Happening[] => {
    const seat = seatAt(index);
    const [painting = '', square] = wall[0]?.split('@') ?? [pending];
    if (!painting) return [];
    const deal: Happening = {kind: 'dealt', seat, painting};
    return square ? [deal, {kind: 'hung', seat, item: painting, square, source: 'start', wins: 0}] : [deal];
  });
}

function dealt(before: View, after: View): Happening[] {
  if (before.phase !== 'start-deal') return [];
  const isNew = (seat: Seat) => !before.seats[indexOf(seat)]?.pending && !before.seats[indexOf(seat)]?.wall.length;
  return beginning(after).filter((it) => it.kind === 'dealt' && isNew(it.seat));
}

/** There is too much to tell one by one, so only the gains of the walls and the state of the game are told. */
function summary(before: View, after: View): Happening[] {
  const count = (wall: readonly string[] = []) => wall.filter(isPainting).length;
  const grew = after.seats.map((seat, index): Happening => {
    const was = before.seats[index]?.wall ?? [];
    const paintings = count(seat.wall) - count(was);
    return {kind: 'grew', seat: seatAt(index), paintings, decor: seat.wall.length - was.length - paintings};
  });
  return [
    {kind: 'meanwhile', rounds: Math.max(after.round - before.round, 0)},
    ...grew.filter((it) => it.kind === 'grew' && (it.paintings > 0 || it.decor > 0)),
    ...fashion(before, after),
    ...newRound(after),
    ...over(before, after),
  ];
}

/** Pairs of the same seat, those who pick earlier first. */
function seatPairs(before: View, after: View, catalogue: Catalogue): SeatPair[] {
  const everybody = after.seats.map((_, index) => seatAt(index));
  const order = seatsOf(before.order ?? after.order ?? '');
  const seats = order.length === everybody.length ? order : everybody;
  return seats.flatMap((seat) => {
    const [was, is] = [before.seats[indexOf(seat)], after.seats[indexOf(seat)]];
    return was && is ? [{seat, before: was, after: is, views: {before, after}, catalogue}] : [];
  });
}

function told(pairs: readonly SeatPair[]): Happening[] {
  const all = pairs.map(seatHappenings);
  return [...all.flatMap(({exchanges}) => exchanges), ...all.flatMap(({deeds}) => deeds)];
}

// --- the auction --------------------------------------------------------------------------------------------------------

function lots(before: View, after: View): Happening[] {
  const same = before.round === after.round;
  const old = same ? before.lots : [];
  const {auctioneer} = after;
  const shapes = after.lots.slice(old.length).filter((lot) => lot !== null && !isPainting(lot)) as string[];
  const drawn = after.lots.filter((lot) => lot !== null && isPainting(lot) && !old.includes(lot)) as string[];
  const named = auctioneer ? shapes.map((shape) => ({kind: 'named', seat: auctioneer, shape}) as const) : [];
  return drawn.length > 0 ? [...named, {kind: 'turned-up', paintings: drawn}] : named;
}

function bids(before: View, after: View): Happening[] {
  const known = before.round === after.round;
  if (after.order && !(known && before.order)) return [{kind: 'revealed', bids: revealed(after)}];
  return after.seats.flatMap(({hasBid}, index) => {
    const news = hasBid && !(known && before.seats[index]?.hasBid);
    return news && after.phase === 'bids' ? [{kind: 'bid', seat: seatAt(index)}] : [];
  });
}

function inCommon(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((card, at) => b[at] !== card);
  return differs < 0 ? a.length : differs;
}

/** With the bid tracker the view has whole stacks. Only the cards that were needed to break ties were looked at. */
function revealed(view: View): RevealedBid[] {
  const stacks = view.seats.map(({bids}) => bids.toReversed());
  return seatsOf(view.order ?? '').map((seat) => {
    const own = stacks[indexOf(seat)] ?? [];
    const others = stacks.filter((stack) => stack !== own);
    const cards = own.slice(0, 1 + Math.max(0, ...others.map((stack) => inCommon(own, stack))));
    // A stack is the starting card and one bid for each round.
    return {seat, cards, starting: cards.length === view.round + 1};
  });
}

function turn(before: View, after: View): Happening[] {
  const news = after.turn && (after.turn !== before.turn || after.round !== before.round);
  return news && after.turn ? [{kind: 'turn', seat: after.turn}] : [];
}

// --- the museum, and the course of the game -------------------------------------------------------------------------------

function purchases(before: View, after: View, pairs: readonly SeatPair[], catalogue: Catalogue): Happening[] {
  const swapped = pairs.map((pair) => swapOf(pair)?.gives);
  const arrived = after.museum.filter((item) => !before.museum.includes(item) && !swapped.includes(item));
  return arrived.flatMap((painting): Happening[] => {
    const kind = catalogue.paintings.find(({name}) => name === painting);
    if (!kind) return [];
    const {type, value} = kind;
    const at = paintingTypes.indexOf(type);
    const [from, to] = [before.markers[at] ?? 0, after.markers[at] ?? 0];
    const lap = (position: number) => Math.floor((position - 1) / catalogue.track);
    const flipped = lap(to) > Math.max(lap(from), 0);
    return [{kind: 'bought', painting, type, value, from, to, flipped, steppedBack: to < from + value}];
  });
}

function fashion(before: View, after: View): Happening[] {
  const changed = after.multipliers.some((times, type) => times !== before.multipliers[type]);
  return changed ? [{kind: 'fashion', multipliers: after.multipliers}] : [];
}

/** The starting card stands alone until the first reveal (docs/formats/view.md). */
function cards(before: View, after: View): Happening[] {
  if (before.round > 0 || after.phase === 'turns') return [];
  return after.seats.flatMap(({bids: [card]}, index) => {
    const news = card !== undefined && before.seats[index]?.bids.length === 0;
    return news ? [{kind: 'card', seat: seatAt(index), card} as const] : [];
  });
}

function newRound({round, auctioneer, phase}: View): Happening[] {
  return auctioneer && phase !== 'over' ? [{kind: 'round', round, auctioneer}] : [];
}

function over(before: View, after: View): Happening[] {
  return after.phase === 'over' && before.phase !== 'over' ? [{kind: 'over', points: after.seats.map(total)}] : [];
}
