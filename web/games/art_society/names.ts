// How the seats are called in what the table says.
import {t} from '$lib/i18n.svelte';
import {seatName} from '$lib/players';
import {list} from '$lib/format';
import type {Play} from './play.svelte';

/** The name of a seat; the own one is "You". */
export function nameOf(play: Play, index: number): string {
  return index === play.index ? t('table-you') : seatName(play.link.now.table?.seats ?? [], index);
}

/** The names of the other seats among these, as a list in a sentence. */
export function namesOf(play: Play, indices: readonly number[]): string {
  return list(indices.filter((index) => index !== play.index).map((index) => nameOf(play, index)));
}
