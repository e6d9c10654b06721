import {beforeAll, describe, expect, it} from 'vitest';
import {eventDoes} from '../../board/words';
import type {View} from '../../model';
import {happenings} from '../difference';
import type {Happening, HappeningKind, Of} from '../happening';
import {replayed, type ReplayedGame} from './replayed';

const names = ['oops-twist', 'exchange-nap'] as const;
const games = new Map<string, ReplayedGame>();

beforeAll(async () => {
  for (const name of names) games.set(name, await replayed(name));
});

function game(name: string): ReplayedGame {
  const found = games.get(name);
  if (!found) throw new Error(`no game ${name}`);
  return found;
}

/** Everything that is told of a game to somebody who sees these of its views. */
function tell(views: readonly View[]): Happening[] {
  return views.slice(1).flatMap((after, at) => happenings(views[at] ?? null, after));
}

const kinds = (all: readonly Happening[], kind: HappeningKind) => all.filter((one) => one.kind === kind).length;

/** The server may send the outcome of chance together with the move before it. */
function withoutChance({views, moves}: ReplayedGame): View[] {
  return views.filter((_, step) => moves[step]?.seat !== null);
}

it('tells of a trap among the cards that were turned up, though it is gone at once', () => {
  for (const views of [game('exchange-nap').views, withoutChance(game('exchange-nap'))]) {
    const opened = tell(views).filter((one) => one.kind === 'opened');
    expect(opened.find(({painting}) => painting === 2)?.cards).toMatch(/^CC[rygb]$/);
  }
});

it.each(names)('%s: tells which paint came for a trap, seen step by step or not', (name) => {
  const paints = (views: readonly View[]) =>
    tell(views).flatMap((one) => (one.kind === 'replaced' ? Array.from(one.paints) : []));
  expect(paints(game(name).views)).not.toEqual([]);
  expect(paints(withoutChance(game(name)))).toEqual(paints(game(name).views));
});

it.each(names)('%s: knows the cards with the swap that completes a painting', (name) => {
  const {views} = game(name);
  const swaps = views.flatMap((after, at) => {
    const before = views[at - 1];
    const all = before?.try ? happenings(before, after) : [];
    const cleaned = all.find((one): one is Of<'cleaned'> => one.kind === 'cleaned');
    return cleaned && kinds(all, 'put') > 0
      ? [{cleaned, wanted: before?.paintings[cleaned.painting - 1]?.palette}]
      : [];
  });
  expect(swaps).not.toEqual([]);
  const sorted = (letters = '') => Array.from(letters).sort();
  for (const {cleaned, wanted} of swaps) expect(sorted(cleaned.cards)).toEqual(sorted(wanted ?? ''));
});

describe.each(names)('%s, told move by move', (name) => {
  const moved = (form: RegExp) => game(name).moves.filter(({seat, action}) => seat && form.test(action)).length;

  it('tells every deed once', () => {
    const all = tell(game(name).views);
    expect(kinds(all, 'took')).toBe(moved(/^take$/));
    expect(kinds(all, 'put')).toBe(moved(/^put/));
    expect(kinds(all, 'closed')).toBe(moved(/^stop$/));
    expect(kinds(all, 'twisted')).toBe(moved(/^twist/));
    expect(kinds(all, 'splashed')).toBe(moved(/^splash/));
    expect(kinds(all, 'exchange')).toBe(moved(/^exchange/));
    expect(kinds(all, 'pawed')).toBe(moved(/^yes$/));
    expect(kinds(all, 'proposed')).toBe(moved(/^paw/));
    expect(kinds(all, 'over')).toBe(1);
  });

  it('tells every try: it is opened, or clean at once', () => {
    const {views} = game(name);
    const atOnce = views.filter((after, at) => {
      const before = views[at - 1];
      return before && !before.try && kinds(happenings(before, after), 'cleaned') > 0;
    });
    expect(kinds(tell(views), 'opened') + atOnce.length).toBe(moved(/^(clean|jump|claim)/));
  });

  it('tells every cleaning, no matter which views before it are missed', () => {
    const {views} = game(name);
    const last = views.at(-1)?.paintings.filter(({clean}) => clean).length ?? 0;
    for (const seen of [views, withoutChance(game(name))]) {
      const all = tell(seen);
      expect(kinds(all, 'cleaned') - kinds(all, 'splashed')).toBe(last);
    }
  });

  it('tells every trap once', () => {
    const found = game(name)
      .views.at(-1)
      ?.traps.reduce((sum, count) => sum + count, 0);
    expect(kinds(tell(game(name).views), 'trap')).toBe(found);
    expect(kinds(tell(withoutChance(game(name))), 'trap')).toBe(found);
  });

  it('names who cleaned, as far as a die or a try shows it', () => {
    const cleaned = tell(game(name).views).filter((one): one is Of<'cleaned'> => one.kind === 'cleaned');
    expect(cleaned.filter(({seat}) => seat === null)).toEqual([]);
  });

  it('tells nothing of a view that has not changed', () => {
    for (const view of game(name).views) {
      expect(happenings(view, view)).toEqual([]);
    }
  });
});

it('events and rounds come in the order in which they are lived through', () => {
  const course = tell(game('exchange-nap').views).flatMap((one) => {
    if (one.kind === 'event') return [one.event];
    return one.kind === 'round' || one.kind === 'nap' || one.kind === 'rolled' ? [one.kind] : [];
  });
  expect(course.filter((step) => step === 'rolled')).toHaveLength(3);
  expect(course.indexOf('nap')).toBeGreaterThanOrEqual(0);
});

it('a person who comes late, or was away for long, is told where the night stands', () => {
  const {views} = game('oops-twist');
  const late = views.find(({round}) => round === 3);
  if (!late) throw new Error('no third round');
  expect(happenings(null, late)).toEqual([{kind: 'arrived', round: 3}]);
  const early = views.find(({round, phase}) => round === 1 && phase === 'turn') ?? null;
  expect(happenings(early, late)).toEqual([{kind: 'arrived', round: 3}]);
});

describe('Cat Nap', () => {
  /** In this night the die shows a clean painting. */
  const rolled = () => {
    const {views} = game('exchange-nap');
    const at = views.findIndex(({event, phase}) => event === 'nap' && phase !== 'nap-roll');
    const [before, after] = [views[at - 1], views[at]];
    if (!before || !after) throw new Error('the cat does not nap');
    return {before, after};
  };
  const naps = (before: View, after: View) => happenings(before, after).filter(({kind}) => kind === 'nap');

  it('tells where the cat sleeps', () => {
    const {before, after} = rolled();
    expect(naps(before, {...after, cat: 7})).toEqual([{kind: 'nap', painting: 7}]);
  });

  it('tells that nothing happens on a clean painting', () => {
    const {before, after} = rolled();
    expect(after.cat).not.toBeNull();
    expect(naps(before, after)).toEqual([{kind: 'nap', painting: null}]);
    expect(eventDoes(after)).toBe('cats-event-nap-clean'); // no language is loaded here, so texts are their keys
    expect(eventDoes({...after, cat: 7})).toBe('cats-event-nap-does');
    expect(eventDoes(before)).toBe('cats-event-nap-does');
  });
});
