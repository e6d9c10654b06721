// A draft of a new table, before the server hears of it. The last one is kept for the next time.
import type {ClockKind, CreateRequest, FlagInfo, GameInfo, SeatLimits} from '$generated/messages';
import {keep, oneOf, recall, yesOrNo, type Fits} from '$lib/kept';
import {isIn} from '$ui/form/range';

interface Wish {
  /** for each seat 'me', 'open', or a level of computer players, as in the request */
  seats: string[];
  edition: string;
  /** only those that differ from the edition */
  flags: Record<string, string>;
  clock: ClockKind;
  /** for a move; whether seconds or days count, `clock` says */
  seconds: number;
  days: number;
  listed: boolean;
  watching: boolean;
}

export const secondsOffered = [30, 60, 90, 120, 180, 300];
export const daysOffered = [1, 2, 3, 7];

function hasValue({values, number}: FlagInfo, value: unknown): boolean {
  if (!number) return oneOf(values)(value);
  return String(Number(value)) === value && isIn(Number(value), number);
}

const usual = (game: GameInfo): Wish => ({
  seats: ['me', 'open'],
  edition: game.editions[0] ?? '',
  flags: {},
  clock: 'none',
  seconds: 90,
  days: 2,
  listed: false,
  watching: true,
});

const fits = (game: GameInfo): Fits<Wish> => ({
  seats: (value) =>
    Array.isArray(value) &&
    value.every(oneOf(['me', 'open', ...game.levels])) &&
    value.length >= game.minSeats &&
    value.length <= game.maxSeats,
  edition: oneOf(game.editions),
  flags: (value) =>
    typeof value === 'object' &&
    Object.entries(value ?? {}).every(([name, chosen]) =>
      game.flags.some((flag) => flag.name === name && hasValue(flag, chosen)),
    ),
  clock: oneOf(['none', 'move', 'day']),
  seconds: oneOf(secondsOffered),
  days: oneOf(daysOffered),
  listed: yesOrNo,
  watching: yesOrNo,
});

const place = (game: GameInfo) => `vernissage-new-${game.id}`;

export class Draft {
  readonly game: GameInfo;
  readonly wish: Wish;

  constructor(game: GameInfo) {
    this.game = game;
    const wish = $state(recall(place(game), usual(game), fits(game)));
    this.wish = wish;
    // Seats and flags were kept one by one; the rules may have changed since.
    const {min, max} = this.limits;
    this.resize(Math.min(Math.max(wish.seats.length, min), max));
  }

  /** New seats are for friends. Seats are removed from the end, but never the player's own. */
  resize(count: number): void {
    const {seats} = this.wish;
    while (seats.length < count) seats.push('open');
    while (seats.length > count) seats.splice(seats.at(-1) === 'me' ? -2 : -1, 1);
  }

  /** Unless the game shares seats, a person has one at most. Taking another seat leaves the first to a friend. */
  seat(index: number, choice: string): void {
    const {seats} = this.wish;
    const own = seats.indexOf('me');
    if (choice === 'me' && own >= 0 && !this.game.sharedSeats) seats[own] = 'open';
    seats[index] = choice;
  }

  /** How many can play with the flags as they are chosen. */
  get limits(): SeatLimits {
    const limits = {min: this.game.minSeats, max: this.game.maxSeats};
    for (const flag of this.game.flags) {
      const chosen = flag.seats[flag.values.indexOf(this.wish.flags[flag.name] ?? flag.usual)];
      if (!chosen) continue;
      limits.min = Math.max(limits.min, chosen.min);
      limits.max = Math.min(limits.max, chosen.max);
    }
    return limits;
  }

  /** Whether a flag may have this value at a table of this size. */
  offers(flag: FlagInfo, value: string): boolean {
    const limits = flag.seats[flag.values.indexOf(value)];
    const {length} = this.wish.seats;
    return !limits || (length >= limits.min && length <= limits.max);
  }

  /** A value that the flag does not have is not taken. An empty value is that of the edition. */
  flag(name: string, value: string): void {
    const known = this.game.flags.find((flag) => flag.name === name);
    if (value && !(known && hasValue(known, value))) return;
    const others = Object.entries(this.wish.flags).filter(([other]) => other !== name);
    this.wish.flags = Object.fromEntries(value ? [...others, [name, value]] : others);
  }

  /** The server wants at least one person at a table. */
  get playable(): boolean {
    return this.wish.seats.includes('me') || this.wish.seats.includes('open');
  }

  get request(): CreateRequest {
    const {seats, edition, flags, clock, seconds, days, listed, watching} = $state.snapshot(this.wish);
    const limit = {none: 0, move: seconds, day: days}[clock];
    return {game: this.game.id, seats, edition, flags, clock: {kind: clock, limit}, listed, watching};
  }

  keep(): void {
    keep(place(this.game), this.wish);
  }
}
