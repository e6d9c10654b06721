// The movements on the screen that belong to happenings.
import type {Seat} from '$generated/messages';
import {pictureName} from '../wall/items';
import type {Happening} from './happening';
import {places, type Place} from './places';

export type Movement =
  /** a picture flies from one place to another */
  | {kind: 'fly'; picture: string; from: Place; to: Place}
  /** something has come to where it is now, one after the other */
  | {kind: 'drop'; at: Place}
  | {kind: 'turn'; at: Place; order: number};

/** `own` did what it did with its own hands: only what comes to it flies. */
export function movements(happenings: readonly Happening[], own: Seat | null, gavel: Seat | null): Movement[] {
  return happenings.flatMap((one) => movementsOf(one, own, gavel));
}

function movementsOf(one: Happening, own: Seat | null, gavel: Seat | null): Movement[] {
  const mine = 'seat' in one && one.seat === own;
  switch (one.kind) {
    case 'picked':
      return [fly(one.painting, places.lot(one.painting), mine ? places.pending : places.seat(one.seat))];
    case 'bought':
      return [fly(one.painting, places.lot(one.painting), places.museum(one.type))];
    case 'hung':
    case 'decorated':
      return mine ? [] : [{kind: 'drop', at: places.tile(one.seat, `${one.item}@${one.square}`)}];
    case 'turned-up':
      return one.paintings.map((painting, order) => ({kind: 'turn', at: places.lot(painting), order}));
    case 'round':
      if (!gavel || gavel === one.auctioneer) return [];
      return [{kind: 'fly', picture: 'art-society/gavel', from: places.seat(gavel), to: places.seat(one.auctioneer)}];
    default:
      return [];
  }
}

function fly(item: string, from: Place, to: Place): Movement {
  return {kind: 'fly', picture: pictureName(item), from, to};
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest box with the proportions of `thing` in the middle of `room`, of which it may fill only a part. */
export function fitted(thing: Box, room: Box, part: number): Box {
  const scale = Math.min((room.width * part) / thing.width, (room.height * part) / thing.height);
  const [width, height] = [thing.width * scale, thing.height * scale];
  return {left: room.left + (room.width - width) / 2, top: room.top + (room.height - height) / 2, width, height};
}

/** The transform that makes something at `at` look as if it were at `there`. */
export function towards(at: Box, there: Box): string {
  const [x, y] = [there.left - at.left, there.top - at.top].map(Math.round);
  return `translate(${x}px, ${y}px) scale(${there.width / at.width}, ${there.height / at.height})`;
}
