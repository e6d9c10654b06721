// What one seat did between two views that lie in the same round, or on both sides of its end.
import type {Seat} from '$generated/messages';
import type {Catalogue, Item, SeatView, View} from '../model';
import {isPainting, readTile, type Tile} from '../notation';
import {squareOfStep} from '../wall/steps';
import type {Happening, Source} from './happening';
import {wallChange} from './wall_change';

export interface SeatPair {
  seat: Seat;
  before: SeatView;
  after: SeatView;
  views: {before: View; after: View};
  catalogue: Catalogue;
}

export interface Swap {
  gives: Item;
  takes: Item;
}

/** All paintings that a seat has anywhere. */
function holdings({pending, assistant, wall, surplus = []}: SeatView): Item[] {
  const tiles = wall.map((tile) => readTile(tile).item);
  return [...tiles, ...surplus, pending, assistant].filter((item) => item !== undefined && isPainting(item)) as Item[];
}

/** Paintings that came to the seat, from wherever. */
function newcomers({before, after}: SeatPair): Item[] {
  const had = holdings(before);
  return holdings(after).filter((item) => !had.includes(item));
}

/** A painting that came from the museum tells that there was a swap (AS-N2); what went there instead is of the same type. */
export function swapOf(pair: SeatPair): Swap | null {
  const {before, views, catalogue} = pair;
  const takes = newcomers(pair).find((item) => views.before.museum.includes(item));
  if (!takes) return null;
  const typeOf = (item: Item) => catalogue.paintings.find(({name}) => name === item)?.type;
  const arrived = views.after.museum.filter((item) => !views.before.museum.includes(item));
  const own = arrived.find((item) => item === before.pending);
  const gives = own ?? arrived.find((item) => typeOf(item) === typeOf(takes));
  return gives ? {gives, takes} : null;
}

function picked(pair: SeatPair, swap: Swap | null): Happening[] {
  const {seat, before, after, views} = pair;
  const lot = (item: Item | undefined) => item !== undefined && views.before.lots.includes(item);
  const came = newcomers(pair).find((item) => item !== swap?.takes);
  const painting = came ?? (lot(swap?.gives) ? swap?.gives : undefined);
  const now = (after.picked && !before.picked) || lot(painting);
  return painting && now && views.before.round > 0 ? [{kind: 'picked', seat, painting}] : [];
}

function sourceOf({before, after, views}: SeatPair, {item, square}: Tile): Source {
  if (views.before.round === 0) return 'start';
  if (views.before.museum.includes(item) || (before.swapped && before.pending === item)) return 'museum';
  const handedOver = after.steps?.some((step) => step.replace('+', '') === `@${square}`);
  const left = before.assistant === item && after.assistant !== item;
  return (handedOver ?? left) ? 'assistant' : 'hand';
}

/** The shields that newly hung paintings have won, by square: such a step carries a '+', and the rights are in the same order. */
function winnings({before, after}: SeatPair, consolation: boolean): Map<string, number> {
  const steps = (after.steps ?? []).filter((step) => step.endsWith('+') && !before.steps?.includes(step));
  const rights = (after.rights ?? []).slice((before.rights?.length ?? 0) + (consolation ? 1 : 0));
  return new Map(steps.map((step, at) => [squareOfStep(step) ?? '', rights[at]?.limit ?? 0]));
}

function hung(pair: SeatPair, gained: readonly Tile[], consolation: boolean): Happening[] {
  const {seat, after} = pair;
  const won = winnings(pair, consolation);
  const order = (after.steps ?? []).map(squareOfStep);
  const inOrder = [...gained].sort((a, b) => order.indexOf(a.square) - order.indexOf(b.square));
  return inOrder.map((tile): Happening => {
    const source = sourceOf(pair, tile);
    if (!isPainting(tile.item) && source !== 'assistant') return {kind: 'decorated', seat, ...tile};
    return {kind: 'hung', seat, ...tile, source, wins: won.get(tile.square) ?? 0};
  });
}

/** What was taken back: tiles from the wall, a gift to the assistant, or a decision. */
function undone({seat, before, after}: SeatPair, lost: readonly Tile[], gained: readonly Tile[]): Happening[] {
  const tiles = lost.map((tile): Happening => ({kind: 'undone', seat, ...tile}));
  const {assistant} = before;
  const elsewhere = assistant === after.assistant || gained.some(({item}) => item === assistant);
  if (assistant && !elsewhere) return [...tiles, {kind: 'undone', seat, item: assistant, square: null}];
  const again = before.rights?.some(({stopped}, at) => stopped && after.rights?.[at]?.stopped === false);
  return again ? [...tiles, {kind: 'undone', seat, item: null, square: null}] : tiles;
}

function given({seat, before, after}: SeatPair, lost: readonly Tile[]): Happening[] {
  const {assistant} = after;
  if (!assistant || assistant === before.assistant) return [];
  // Taking back the hanging of the assistant's item brings it there too.
  return lost.some(({item}) => item === assistant) ? [] : [{kind: 'given', seat, item: assistant}];
}

function rights({seat, before, after}: SeatPair): Happening[] {
  return (after.rights ?? []).flatMap((right, at): Happening[] => {
    const was = before.rights?.[at];
    if (right.stopped && !was?.stopped) return [{kind: 'stopped', seat}];
    const closed = !right.open && right.pieces === (was?.pieces ?? 0) && !right.stopped;
    return closed && (was?.open ?? true) ? [{kind: 'lapsed', seat}] : [];
  });
}

function readiness({seat, before, after, views}: SeatPair): Happening[] {
  if (views.before.round !== views.after.round || before.ready === after.ready) return [];
  return [{kind: after.ready ? 'ready' : 'not-ready', seat}];
}

/** In the order in which the seat does things. An exchange comes before what it was made for, also on other walls. */
export function seatHappenings(pair: SeatPair): {exchanges: Happening[]; deeds: Happening[]} {
  const {seat, before, after, catalogue} = pair;
  const {gained, lost, exchanged} = wallChange(before, after, catalogue);
  const swap = swapOf(pair);
  const aside = (after.surplus ?? []).slice(before.surplus?.length ?? 0);
  return {
    exchanges: exchanged ? [{kind: 'exchanged', seat}] : [],
    deeds: [
      ...undone(pair, lost, gained),
      ...picked(pair, swap),
      ...(swap ? [{kind: 'swapped', seat, ...swap} as const] : []),
      ...aside.map((painting) => ({kind: 'surplus', seat, painting, count: after.surplus?.length ?? 1}) as const),
      ...hung(pair, gained, aside.length > 0),
      ...given(pair, lost),
      ...rights(pair),
      ...readiness(pair),
    ],
  };
}
