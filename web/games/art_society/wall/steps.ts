import type {Square} from '../model';
import {readAction} from '../notation';

/** Where a step of this round hung something (its token, with '+' behind one that won a right); null when it hung nothing. */
export function squareOfStep(step: string): Square | null {
  const action = readAction(step.replace(/\+$/, ''), []);
  return action && 'square' in action ? action.square : null;
}
