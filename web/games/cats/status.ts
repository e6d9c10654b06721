// What the table expects, read from the view.
import type {Phase, View} from './model';

/** What a seat that is awaited has to do. */
export type Task = Phase | 'proposal';

export function taskOf(view: View): Task {
  return view.proposal ? 'proposal' : view.phase;
}
