// The wall under the keyboard: from one legal place to another.
import type {Square} from '../model';
import {inReadingOrder, nearestPlace, placeToward, type Direction, type Size} from './geometry';

const arrows: Partial<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** In reading order, `step` places on; around the end it goes on at the beginning. */
function beside(ordered: readonly Square[], from: Square | null, step: 1 | -1): Square | null {
  if (!from) return ordered.at(step > 0 ? 0 : -1) ?? null;
  return ordered[(ordered.indexOf(from) + step + ordered.length) % ordered.length] ?? null;
}

/** Where a key leads from a place, or from nowhere; null when it leads nowhere. */
export function placeByKey(
  places: Iterable<Square>,
  from: Square | null,
  key: string,
  {tile, wall}: {tile: Size; wall: Size},
): Square | null {
  const ordered = inReadingOrder(places);
  const direction = arrows[key];
  if (direction) {
    const middle = {x: wall.width / 2, y: wall.height / 2};
    return from ? placeToward(ordered, from, direction) : nearestPlace(ordered, tile, wall, middle, Infinity);
  }
  switch (key) {
    case 'Home':
      return ordered.at(0) ?? null;
    case 'End':
      return ordered.at(-1) ?? null;
    case 'n':
      return beside(ordered, from, 1);
    case 'p':
      return beside(ordered, from, -1);
    default:
      return null;
  }
}
