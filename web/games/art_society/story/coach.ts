// Which hint a beginner needs now. Every hint comes once, at the first moment in which it matters.
import type {SeatInsight, SeatView, View} from '../model';
import type {Action} from '../notation';
import {statusOf} from '../panels/status';
import type {Play} from '../play.svelte';
import {places, type Place} from './places';

/** All that decides about hints. */
export interface Situation {
  view: View;
  own: SeatView;
  insight: SeatInsight | undefined;
  /** what the player may do */
  can: ReadonlySet<Action['kind']>;
  /** the item under the hand would win decor, or be a faux pas */
  wins: boolean;
  clashes: boolean;
  lastRound: boolean;
}

interface Hint {
  when: (now: Situation) => boolean;
  /** what it speaks of; it is marked on the screen */
  about: Place | null;
}

const wall = places.subject('wall');

/** When several fit, the first one comes. */
const hints = {
  start: {when: ({view, can}) => view.phase === 'start-hang' && can.has('hang'), about: wall},
  lots: {when: ({can}) => can.has('lot'), about: places.subject('shapes')},
  bid: {when: ({can}) => can.has('bid'), about: places.subject('hand')},
  tie: {when: tied, about: places.subject('order')},
  pick: {when: ({can}) => can.has('pick'), about: places.subject('lots')},
  frames: {when: ({wins}) => wins, about: wall},
  'faux-pas': {when: ({clashes, insight}) => clashes || (insight?.fauxPas.length ?? 0) > 0, about: wall},
  decor: {when: ({can}) => can.has('piece'), about: places.subject('decor')},
  'no-room': {when: ({can}) => can.has('surplus'), about: places.subject('tray')},
  assistant: {when: ({can}) => can.has('give'), about: places.subject('assistant')},
  ready: {when: ({can}) => can.has('ready') && can.has('undo'), about: places.subject('ready')},
  museum: {
    when: ({view}) => view.phase !== 'over' && view.turn === null && view.came.includes(true),
    about: places.subject('prestige'),
  },
  last: {when: ({lastRound}) => lastRound, about: places.subject('assistant')},
  eyeline: {when: ({view, can}) => can.has('pick') && view.came.includes(true), about: wall},
  corners: {when: ({view, insight}) => between(view, 4) && (insight?.corners.length ?? 0) > 0, about: wall},
  end: {when: ({view}) => between(view, 6), about: null},
} satisfies Record<string, Hint>;

export type HintName = keyof typeof hints;
export const hintNames = Object.keys(hints) as HintName[];

/** In the pause before an auction, from this round on. */
function between({phase, round}: View, from: number): boolean {
  return phase === 'lots' && round >= from;
}

function tied({view, own}: Situation): boolean {
  const bid = own.bids.at(-1);
  return view.phase === 'turns' && view.seats.some((seat) => seat !== own && seat.bids.at(-1) === bid);
}

export function hintFor(now: Situation, seen: readonly string[]): HintName | null {
  return hintNames.find((name) => !seen.includes(name) && hints[name].when(now)) ?? null;
}

export function aboutWhat(name: HintName): Place | null {
  return hints[name].about;
}

/** Null for spectators, while the screen lags behind the table, and after the game. */
export function situationOf(play: Play): Situation | null {
  const {shown: view, own, position, effect} = play;
  if (!view || view.phase === 'over' || !own || !position || !play.current) return null;
  return {
    view,
    own,
    insight: position.insight.seats[play.index],
    can: new Set(play.choices.map(({action}) => action.kind)),
    wins: (effect?.wins ?? 0) > 0,
    clashes: (effect?.insight.newest?.clashes.length ?? 0) > 0,
    lastRound: position.insight.ending !== null,
  };
}

/** Stays the same as long as the player has the same task. */
export function momentOf(play: Pick<Play, 'shown' | 'index' | 'awaited' | 'own' | 'kinds'>): string {
  const {shown, index, awaited, own, kinds} = play;
  if (!shown) return '';
  return [shown.round, shown.phase, statusOf(shown, index, awaited), own?.pending, ...[...kinds].sort()].join(' ');
}
