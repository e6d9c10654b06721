// Which hint a beginner needs now. Every hint comes once, at the first moment in which it matters.
import type {View} from '../model';
import type {Action} from '../notation';
import type {Play} from '../play.svelte';
import {taskOf} from '../status';

/** Everything on which the hints depend. */
export interface Situation {
  view: View;
  /** what the player may do */
  can: ReadonlySet<Action['kind']>;
  /** whether it is the player whom the table waits for */
  mine: boolean;
  /** the paints of the player */
  hand: string;
  /** whether a chosen die leads elsewhere than to its own painting */
  diverted: boolean;
}

/** When several fit, the first one comes. */
const hints = {
  turn: ({can}) => can.has('clean') && can.has('take'),
  reach: ({diverted}) => diverted,
  swap: ({can}) => can.has('put'),
  // Do not disturb a player whom a friend is asking for a paint.
  empty: ({view, mine, hand}) => taskOf(view) === 'attempt' && mine && hand === '',
  two: ({can}) => can.has('two'),
  turbo: ({can, hand}) => can.has('turbo') && hand !== '',
  jump: ({can}) => can.has('jump'),
  paw: ({can}) => can.has('paw'),
  full: ({view, can}) => view.phase === 'turn' && can.has('clean') && !can.has('take'),
  bank: ({view}) => view.bank.length > 0,
  remember: ({view}) => view.round === 1 && view.phase === 'turn' && view.dice.some((die) => /[A-H]/.test(die)),
  event: ({view}) => view.event !== null,
} satisfies Record<string, (now: Situation) => boolean>;

type HintName = keyof typeof hints;
const hintNames = Object.keys(hints) as HintName[];

/** The name of a hint in the settings, which keep the hints of all games. */
const keptAs = (name: HintName): string => `cats-coach-${name}`;

/** The key of its message, under which it is kept too. */
export function hintFor(now: Situation, seen: readonly string[]): string | null {
  const fitting = hintNames.find((name) => !seen.includes(keptAs(name)) && hints[name](now));
  return fitting ? keptAs(fitting) : null;
}

/** Null for spectators, while the screen lags behind the table, and after the game. */
export function situationOf(play: Play): Situation | null {
  const {shown: view, insight, taken, mine} = play;
  if (!view || view.phase === 'over' || !play.seat || !play.current) return null;
  const reach = insight?.reach.find(({die}) => taken?.kind === 'die' && die === taken.die);
  return {view, mine, hand: play.hand, can: play.kinds, diverted: (reach?.because ?? null) !== null};
}

/** Stays the same as long as the player has the same task. */
export function momentOf({shown, seat, mine}: Pick<Play, 'shown' | 'seat' | 'mine'>): string {
  return shown ? [shown.round, taskOf(shown), shown.active, seat, mine, shown.try?.swapped].join(' ') : '';
}
