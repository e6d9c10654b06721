// The names of the people and computer players at a table.
import {t} from './i18n.svelte';
import {seatAt} from './seats';
import type {SeatInfo} from '$generated/messages';

/** A level of computer players in the language of the page. */
export function levelName(game: string, level: string): string {
  const key = `${game}-level-${level}`;
  const name = t(`${game}-level-${level}`);
  return name === key ? level : name; // a level this page has not heard of yet
}

/** What one has to know of a table to name its players. */
interface Sitting {
  game: string;
  seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'level'>[];
}

/** The name of a person, or of the computer player of this seat (ui/figure has their faces). */
export function seatName({game, seats}: Sitting, index: number): string {
  const seat = seats[index];
  if (seat?.kind !== 'bot') return seat?.name || seatAt(index);
  const key = `${game}-bot-${index + 1}`;
  const name = t(`${game}-bot-${index + 1}`);
  return name === key ? levelName(game, seat.level ?? '') : name;
}
