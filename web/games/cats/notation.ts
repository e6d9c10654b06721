// The tokens of actions, cards and dice, as docs/formats/record.md writes them. Form only; what is legal the engine says.
import type {Seat} from '$generated/messages';
import {readBy, type Form} from '$play/notation';
import {colours, traps, type Colour, type Place, type Trap, type View} from './model';

export type Action =
  | {kind: 'take'}
  | {kind: 'exchange'; die: number}
  | {kind: 'clean'; die: number; painting: number}
  | {kind: 'drop'; colour: Colour}
  | {kind: 'put'; colour: Colour; place: Place}
  | {kind: 'stop'}
  | {kind: 'paw'; palette: number; to: Seat; give: Colour; take: Colour}
  | {kind: 'yes'}
  | {kind: 'no'}
  | {kind: 'jump'; palette: number}
  | {kind: 'two'; palette: number}
  | {kind: 'turbo'; palette: number}
  | {kind: 'claim'}
  | {kind: 'splash'; painting: number}
  | {kind: 'twist'; first: Spot; second: Spot};

/** A place of a painting: '8b'. */
export interface Spot {
  painting: number;
  place: Place;
}

const spot = (painting = '', place = ''): Spot => ({painting: Number(painting), place: place as Place});

const forms: Form<Action>[] = [
  [/^(take|stop|yes|no|claim)$/, ([kind = '']) => ({kind: kind as 'take' | 'stop' | 'yes' | 'no' | 'claim'})],
  [/^exchange(\d+)$/, ([die]) => ({kind: 'exchange', die: Number(die)})],
  [/^clean(\d+)@(\d+)$/, ([die, painting]) => ({kind: 'clean', die: Number(die), painting: Number(painting)})],
  [/^drop-([rygb])$/, ([colour]) => ({kind: 'drop', colour: colour as Colour})],
  [/^put-([rygb])@([abc])$/, ([colour, place]) => ({kind: 'put', colour: colour as Colour, place: place as Place})],
  [
    /^paw(\d+)-([A-H])([rygb])([rygb])$/,
    ([palette, to, give, take]) => ({
      kind: 'paw',
      palette: Number(palette),
      to: to as Seat,
      give: give as Colour,
      take: take as Colour,
    }),
  ],
  [
    /^(jump|two|turbo)(\d+)$/,
    ([kind, palette]) => ({kind: kind as 'jump' | 'two' | 'turbo', palette: Number(palette)}),
  ],
  [/^splash(\d+)$/, ([painting]) => ({kind: 'splash', painting: Number(painting)})],
  [
    /^twist(\d+)([abc])-(\d+)([abc])$/,
    ([painting, place, other, there]) => ({kind: 'twist', first: spot(painting, place), second: spot(other, there)}),
  ],
];

export function readAction(token: string): Action | null {
  return readBy(forms, token);
}

export interface Die {
  value: number;
  /** the seat that took it; 'gone' if it was discarded for an exchange; null while it is unused */
  used: Seat | 'gone' | null;
}

/** '5', '5A' or '5-' */
export function readDie(text: string): Die {
  const mark = /[^\d]/.exec(text)?.[0];
  return {value: parseInt(text, 10), used: mark === undefined ? null : mark === '-' ? 'gone' : (mark as Seat)};
}

export function isColour(letter: string): letter is Colour {
  return colours.some((colour) => colour === letter);
}

export function isTrap(letter: string): letter is Trap {
  return traps.some((trap) => trap === letter);
}

/** The paints among the letters of a hand or a row of cards. */
export function paintsIn(letters: string): Colour[] {
  return Array.from(letters).filter(isColour);
}

/** The letters that `all` has more of than `some`. */
export function without(all: string, some: string): string {
  const left = Array.from(all);
  for (const letter of some) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join('');
}

/** The painting that can't be tried because the cat sleeps on it (CV-E3); on a clean one it disturbs nobody. */
export function guarded({cat, paintings}: View): number | null {
  return cat === null || paintings[cat - 1]?.clean ? null : cat;
}
