// How the seats are called in what the table says.
import type {Seat} from '$generated/messages';
import {list} from '$lib/format';
import {t} from '$lib/i18n.svelte';
import {seatName} from '$lib/players';
import {indexOf} from '$lib/seats';
import type {Play} from './play.svelte';

/** The name of a seat; the own one is "You", unless one has several. */
export function nameOf({link, seats}: Play, seat: Seat): string {
  if (seats.length === 1 && seats[0] === seat) return t('table-you');
  const all = link.now.table?.seats ?? [];
  const name = seatName(all, indexOf(seat));
  return seats.length > 1 && seats.includes(seat) ? t('cats-own-seat', {name, letter: seat}) : name;
}

export function namesOf(play: Play, seats: readonly Seat[]): string {
  return list(seats.map((seat) => nameOf(play, seat)));
}
