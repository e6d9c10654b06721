// The rules engine in the page: the same C++ as the server's, as WebAssembly. It answers what may be done and what it would
// bring, from a view alone; no rule is written in TypeScript.
import type {Seat} from '$generated/messages';

/** What was agreed at the table; the fields of `Table` that say which game it is. */
export interface Agreement {
  game: string;
  /** version of the rules; the present one when it is left out */
  rules?: number;
  edition: string;
  flags: Record<string, string>;
  seats: number;
}

/** What the viewer may do now, as tokens of the record. */
export interface Choices {
  undoable: string[];
  final: string[];
}

/** A position as the engine sees it: the view, who is to act, what its viewer may do, and what can be said about it. */
export interface Position<View, Insight> {
  view: View;
  /** the seats for which the table waits; none while chance decides, and when the game is over */
  awaited: Seat[];
  /** the seats that may act */
  actors: Seat[];
  /** 0, or the number of the open window, in which the awaited seats may act and none of them has to */
  window: number;
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
  /** the same, but as if it were the viewer's turn to choose, so that an offer can be tried in advance */
  rehearse(view: View, actions: readonly string[]): Position<View, Insight> | Violation;
}

/** A finished game, to be stepped through. */
export interface Replay<View, Insight> {
  readonly agreement: Agreement;
  /** all moves in order; seat null is chance. Move i lies between step i and step i+1. */
  readonly moves: readonly {seat: Seat | null; action: string}[];
  readonly points: readonly number[];
  readonly winners: string;
  /** the position after `step` moves, 0 to moves.length, as `viewer` (null: a spectator) saw it; choices are empty */
  at(step: number, viewer: Seat | null): Position<View, Insight>;
}

/** The position after actions that are certainly allowed: those of a figure, which a test tries. */
export function after<View, Insight>(
  engine: Pick<GameEngine<View, Insight, unknown>, 'attempt'>,
  view: View,
  actions: readonly string[],
): Position<View, Insight> {
  const position = engine.attempt(view, actions);
  if (isViolation(position)) throw new Error(`${position.clause}: ${position.reason}`);
  return position;
}

export function isViolation<V, I>(answer: Position<V, I> | Violation): answer is Violation {
  return 'clause' in answer;
}
