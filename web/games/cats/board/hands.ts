// A board can be looked at anywhere; where somebody plays, the table gives it hands: what pressing a painting does.
import {getContext, setContext} from 'svelte';
import type {Place} from '../model';

export interface BoardHands {
  /** what is to be said of it beyond what everybody sees, such as which die leads there; '' for nothing */
  hint: (painting: number) => string;
  /** whether it is one of those to choose from now */
  lit: (painting: number) => boolean;
  chosen: (painting: number) => boolean;
  /** whether somebody points at it */
  pointed: (painting: number) => boolean;
  /** the place of a card on it that is to move */
  marked: (painting: number) => Place | null;
  press: (painting: number) => void;
}

const key = Symbol('board');

export function setBoardHands(hands: BoardHands): void {
  setContext(key, hands);
}

/** Undefined where people only look at the board. */
export function useBoardHands(): BoardHands | undefined {
  return getContext<BoardHands | undefined>(key);
}
