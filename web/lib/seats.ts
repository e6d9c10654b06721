// Seats are letters, A first; several of them are written as one word.
import type {Seat} from '$generated/messages';

export function seatsOf(letters: string): Seat[] {
  return Array.from(letters).filter((letter): letter is Seat => /^[A-H]$/.test(letter));
}

/** The letter of the seat at this place of a list. */
export function seatAt(index: number): Seat {
  return String.fromCharCode(65 + index) as Seat;
}

/** The colour of a seat, as a value of CSS (ui/theme.css). */
export function colourOf(seat: Seat): string {
  return `var(--seat-${seat.toLowerCase()})`;
}

export function indexOf(seat: Seat): number {
  return seat.charCodeAt(0) - 65;
}
