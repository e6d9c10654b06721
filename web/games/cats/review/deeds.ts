// What the players did in a game and what befell them: only what its record says.
import type {Seat} from '$generated/messages';
import type {CatsPosition, CatsReplay, GameEvent, View} from '../model';

/** How a painting came clean: the cards matched when they were turned up, or what was done about it last. */
export type Way = 'sight' | 'swap' | 'turbo' | 'two' | 'jump';

interface Moment {
  /** the step after which it is to be seen */
  step: number;
  round: number;
}
export interface Cleaning extends Moment {
  painting: number;
  by: Seat;
  way: Way;
}
export interface Paw extends Moment {
  by: Seat;
  to: Seat;
}

export interface Deeds {
  cleanings: Cleaning[];
  paws: Paw[];
  /** paintings that were clean and are splashed again */
  splashed: (Moment & {painting: number})[];
  events: (Moment & {event: GameEvent})[];
  /** tries that somebody made, by seat */
  tries: Partial<Record<Seat, number>>;
}

interface Step {
  before: View;
  after: View;
  action: string;
  moment: Moment;
  /** the seat that did it, or whose try led to it */
  by: Seat | null;
}

function wayOf({action, before}: Step): Way {
  if (action.startsWith('two')) return 'two';
  if (action.startsWith('jump') || before.try?.jump) return 'jump';
  if (!action.startsWith('put')) return 'sight';
  return before.try?.turbo ? 'turbo' : 'swap';
}

/** The paintings, from 1, of which this holds after the step and not before. */
function newly(step: Step, holds: (view: View, at: number) => boolean): number[] {
  return step.after.paintings.flatMap((_, at) => (holds(step.after, at) && !holds(step.before, at) ? [at + 1] : []));
}

function note(step: Step, deeds: Deeds): void {
  const {before, after, action, by, moment} = step;
  const isClean = (view: View, at: number) => view.paintings[at]?.clean === true;
  for (const painting of newly(step, isClean)) {
    if (by) deeds.cleanings.push({...moment, painting, by, way: wayOf(step)});
  }
  for (const painting of newly(step, (view, at) => !isClean(view, at))) deeds.splashed.push({...moment, painting});
  if (action === 'yes' && before.proposal) {
    deeds.paws.push({...moment, by: before.proposal.by, to: before.proposal.to});
  }
  if (after.event && after.event !== before.event) deeds.events.push({...moment, event: after.event});
  if (by && /^(clean|jump|claim)/.test(action)) deeds.tries[by] = (deeds.tries[by] ?? 0) + 1;
}

interface Told {
  readonly end: number;
  readonly replay: Pick<CatsReplay, 'moves'>;
  at(step: number): CatsPosition;
}

export function deedsOf(game: Told): Deeds {
  const deeds: Deeds = {cleanings: [], paws: [], splashed: [], events: [], tries: {}};
  for (let step = 1; step <= game.end; ++step) {
    const [before, after] = [game.at(step - 1).view, game.at(step).view];
    const {seat, action} = game.replay.moves[step - 1] ?? {seat: null, action: ''};
    const moment = {step, round: Math.max(before.round, 1)};
    note({before, after, action, moment, by: seat ?? before.try?.by ?? null}, deeds);
  }
  return deeds;
}
