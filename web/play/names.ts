// The names of the seats in the texts of the table.
import type {Seat} from '$generated/messages';
import {list} from '$lib/format';
import {t} from '$lib/i18n.svelte';
import {seatName} from '$lib/players';
import {indexOf} from '$lib/seats';
import type {TableLink} from '$lib/table';

interface Held {
  readonly link: TableLink;
  readonly seats: readonly Seat[];
}

/** The name of a seat. The own one is "You"; if one person has several, each also has its letter. */
export function nameOf({link, seats}: Held, seat: Seat): string {
  if (seats.length === 1 && seats[0] === seat) return t('table-you');
  const name = link.now.table ? seatName(link.now.table, indexOf(seat)) : seat;
  return seats.length > 1 && seats.includes(seat) ? t('table-own-seat', {name, letter: seat}) : name;
}

/** The names of those among these seats that are not one's own, as a list in a sentence. */
export function namesOf(play: Held, seats: readonly Seat[]): string {
  return list(seats.filter((seat) => !play.seats.includes(seat)).map((seat) => nameOf(play, seat)));
}
