// The people at a table, for lists of tables.
import type {MatchLine} from '$generated/messages';
import {seatName} from '$lib/players';

/** The names by seat; a free seat has its letter. */
export function namesBySeat({game, seats}: MatchLine): string[] {
  const told = seats.map(({kind, name}) => ({kind, name, level: kind === 'bot' ? name : null}));
  return told.map((_, index) => seatName({game, seats: told}, index));
}

/** The names of the people and computer players who are there already. */
export function playersOf(line: MatchLine): string[] {
  return namesBySeat(line).filter((_, index) => line.seats[index]?.kind !== 'open');
}

export function freeSeats({seats}: MatchLine): number {
  return seats.filter(({kind}) => kind === 'open').length;
}
