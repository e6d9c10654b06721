// Where things lie on the screen, by the attributes that the components of the table carry:
//   data-seat-card="B"   all that belongs to a seat
//   data-lot="p17"       a lot of the auction
//   data-hand="pending"  the painting that the own player has to deal with
//   data-wall="B"        a wall, and in it data-tile="p17@g4" for each tile
//   data-museum="city"   what the museum says of a type
//   data-coach="…"       what a hint of the coach speaks of
import type {Seat} from '$generated/messages';
import type {Item, PaintingType} from '../model';

/** A selector of the elements that show it. */
export type Place = string;

export const places = {
  seat: (seat: Seat): Place => `[data-seat-card="${seat}"]`,
  lot: (item: Item): Place => `[data-lot="${item}"]`,
  pending: '[data-hand="pending"]',
  tile: (seat: Seat, tile: string): Place => `[data-wall="${seat}"] [data-tile="${tile}"]`,
  museum: (type: PaintingType): Place => `[data-museum="${type}"]`,
  subject: (name: string): Place => `[data-coach="${name}"]`,
} as const;

/** All elements of a place that can be seen now. */
export function visible(place: Place): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(place)].filter((element) => {
    const {width, height, top, bottom, left, right} = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
}
