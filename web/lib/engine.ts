// The rules engine in the page: the same C++ as the server's, as WebAssembly. It answers what may be done and what it would
// bring, from a view alone; no rule is written in TypeScript.
import type {Seat} from '$generated/messages';

/** What was agreed at the table; the fields of `Table` that say which game it is. */
export interface Agreement {
  game: string;
  edition: string;
  flags: Record<string, string>;
  seats: number;
}

/** What the viewer may do now, as tokens of the record. */
export interface Choices {
  undoable: string[];
  final: string[];
}

/** A position as the engine sees it: the view, what its viewer may do, and what can be said about it. */
export interface Position<View, Insight> {
  view: View;
  choices: Choices;
  insight: Insight;
}

/** An action the rules forbid: the clause, and a sentence in English. */
export interface Violation {
  clause: string;
  reason: string;
}

/** A game with its components, flags and seats. All calls answer at once. */
export interface GameEngine<View, Insight, Catalogue> {
  /** the components: sizes, types and so on; never changes */
  readonly catalogue: Catalogue;
  /** what the viewer of this view may do, and what can be said about it */
  look(view: View): Position<View, Insight>;
  /** what would be if the viewer did all these, one after another */
  attempt(view: View, actions: readonly string[]): Position<View, Insight> | Violation;
  /** the same as if it were the viewer's turn to choose: what is on offer can be tried before */
  rehearse(view: View, actions: readonly string[]): Position<View, Insight> | Violation;
}

/** A finished game, to be stepped through. */
export interface Replay<View, Insight> {
  readonly agreement: Agreement;
  /** who did what, in order; seat null is chance. Between step i and i+1 lies move i. */
  readonly moves: readonly {seat: Seat | null; action: string}[];
  readonly points: readonly number[];
  readonly winners: string;
  /** the position after `step` moves, 0 to moves.length, as `viewer` (null: a spectator) saw it; choices are empty */
  at(step: number, viewer: Seat | null): Position<View, Insight>;
}

export function isViolation<V, I>(answer: Position<V, I> | Violation): answer is Violation {
  return 'clause' in answer;
}
