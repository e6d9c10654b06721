// Whose wall to look at when nobody has chosen one.
import {indexOf} from '$lib/seats';
import type {Course} from '../course';

const elsewhere = /^(bid\d+|\d+x\d+|ready|wait)$/;

/** The seat that changed its wall last, from 0. At the end it is a winner. */
export function follow({replay, end}: Course, step: number): number {
  if (step === end) return replay.winners.charCodeAt(0) - 65;
  const last = replay.moves.slice(0, step).findLast(({seat, action}) => seat && !elsewhere.test(action));
  return last?.seat ? indexOf(last.seat) : 0;
}
