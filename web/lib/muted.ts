// The seats that a person has muted at a match, kept in this browser. The server keeps them too, but does not tell the page.
import type {Seat} from '$generated/messages';
import {seatsOf} from './seats';

const keyOf = (match: string) => `vernissage-muted-${match}`;

export function keptMuted(match: string): Seat[] {
  try {
    return seatsOf(localStorage.getItem(keyOf(match)) ?? '');
  } catch {
    return []; // no storage in this browser
  }
}

export function keepMuted(match: string, seats: readonly Seat[]): void {
  try {
    if (seats.length > 0) localStorage.setItem(keyOf(match), seats.join(''));
    else localStorage.removeItem(keyOf(match));
  } catch {
    // Without storage it holds until the page is closed.
  }
}
