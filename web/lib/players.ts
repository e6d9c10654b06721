// How those who sit at a table are called.
import {t} from './i18n.svelte';
import {seatAt} from './seats';
import type {SeatInfo} from '$generated/messages';

/** A level of computer players in the language of the page. */
export function levelName(level: string): string {
  const key = `table-level-${level}`;
  const name = t(`table-level-${level}`);
  return name === key ? level : name; // a level this page has not heard of yet
}

/** The name of a person, or the level of a computer player; those of a level are numbered when there are several. */
export function seatName(seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'level'>[], index: number): string {
  const seat = seats[index];
  if (!seat) return seatAt(index);
  if (seat.kind !== 'bot') return seat.name || seatAt(index);
  const alike = seats.flatMap((other, at) => (other.kind === 'bot' && other.level === seat.level ? [at] : []));
  const level = levelName(seat.level ?? '');
  return alike.length > 1 ? t('table-bot-number', {level, number: alike.indexOf(index) + 1}) : level;
}
