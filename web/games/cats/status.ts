// Whom the table waits for, and what it expects, read from the view.
import type {Seat} from '$generated/messages';
import type {Phase, View} from './model';

/** Phases in which a seat decides; in the others chance does. */
const decisions: readonly Phase[] = ['turn', 'exchange-drop', 'paws-drop', 'attempt', 'caught', 'oops', 'twist'];

/** The seats that the table waits for. */
export function awaited(view: View): Seat[] {
  if (view.proposal) return [view.proposal.to];
  if (view.phase === 'window' || view.phase === 'last') return view.asked;
  return view.active && decisions.includes(view.phase) ? [view.active] : [];
}

/** What a seat that is waited for has to do. */
export type Task = Phase | 'proposal';

export function taskOf(view: View): Task {
  return view.proposal ? 'proposal' : view.phase;
}
