import {describe, expect, it} from 'vitest';
import type {SeatView, View} from '../../model';
import {happenings} from '../difference';
import type {Happening, HappeningKind} from '../happening';
import {replayed} from './replayed';

const games = await Promise.all(['two', 'three-undoing', 'four-exchanging'].map((name) => replayed(name)));
const [game] = games;
if (!game) throw new Error('no game');
const {catalogue} = game.engine;

const of = <K extends HappeningKind>(kind: K, all: readonly Happening[]) =>
  all.filter((one): one is Extract<Happening, {kind: K}> => one.kind === kind);

/** All that happened in a game, of whose views only every `stride`th is seen, and the last. */
function tell(views: readonly View[], stride = 1): Happening[] {
  const seen = views.filter((_, at) => at % stride === 0 || at === views.length - 1);
  return seen.flatMap((view, at) => happenings(seen[at - 1] ?? null, view, catalogue));
}

const rounds = (views: readonly View[]) => views.at(-1)?.round ?? 0;

describe.each(games)('a whole game, move by move', ({views, moves}) => {
  const all = tell(views);
  const seats = views[0]?.seats.length ?? 0;

  it('deals a painting and a card to everybody', () => {
    expect(of('dealt', all)).toHaveLength(seats);
    expect(of('card', all)).toHaveLength(seats);
  });

  it('tells every painting that comes to a wall once', () => {
    for (const [at, view] of views.entries()) {
      const before = views[at - 1] ?? null;
      const hung = of('hung', happenings(before, view, catalogue)).map(({item, square}) => `${item}@${square}`);
      const came = view.seats.flatMap(({wall}, seat) =>
        wall.filter((tile) => tile.startsWith('p') && !before?.seats[seat]?.wall.includes(tile)),
      );
      expect(hung.filter((tile) => tile.startsWith('p'))).toEqual(came);
    }
  });

  it('tells every pick, every bid, every lot, every purchase and every step that was taken back', () => {
    const count = (form: RegExp) => moves.filter(({action}) => form.test(action)).length;
    expect(of('picked', all)).toHaveLength(seats * rounds(views));
    expect(of('bid', all)).toHaveLength((seats - 1) * rounds(views));
    expect(of('named', all)).toHaveLength((seats + 1) * rounds(views));
    expect(of('bought', all)).toHaveLength(rounds(views));
    expect(of('undone', all)).toHaveLength(count(/^undo/));
    expect(of('swapped', all)).toHaveLength(count(/^swap/));
    expect(of('surplus', all)).toHaveLength(count(/^surplus$/));
    expect(of('given', all)).toHaveLength(count(/^give/));
    expect(of('decorated', all)).toHaveLength(count(/^[123][-|]?[a-n]\d/));
  });

  it('reveals bids from the highest to the lowest, and looks below equal ones', () => {
    const revealed = of('revealed', all);
    expect(revealed).toHaveLength(rounds(views));
    for (const {bids} of revealed) {
      const tops = bids.map(({cards}) => cards[0] ?? 0);
      expect(tops).toEqual(tops.toSorted((a, b) => b - a));
      for (const {cards} of bids) expect(cards.length > 1).toBe(tops.filter((top) => top === cards[0]).length > 1);
    }
  });

  it('follows the markers', () => {
    const markers = new Map<string, number>();
    for (const {type, from, to, value, steppedBack} of of('bought', all)) {
      expect(from).toBe(markers.get(type) ?? 0);
      expect(to === from + value).toBe(!steppedBack);
      markers.set(type, to);
    }
  });

  it('begins every round once and ends once', () => {
    expect(of('round', all).map(({round}) => round)).toEqual(Array.from({length: rounds(views)}, (_, at) => at + 1));
    expect(of('over', all)).toHaveLength(1);
    expect(all.at(-1)?.kind).toBe('over');
  });

  it('has nothing to tell of a view that did not change', () => {
    for (const view of views) expect(happenings(view, structuredClone(view), catalogue)).toEqual([]);
  });
});

describe('views far apart', () => {
  it.each(games)('tells every painting that still hangs, as long as no round is missed', ({views}) => {
    for (const stride of [2, 3, 5]) {
      const hung = of('hung', tell(views, stride)).map(({item}) => item);
      for (const {wall} of views.at(-1)?.seats ?? []) {
        for (const tile of wall.filter((it) => it.startsWith('p'))) expect(hung).toContain(tile.split('@')[0]);
      }
    }
  });

  it.each(games)('never throws, no matter what was missed, and also backwards', ({views}) => {
    for (let at = 0; at < views.length; at += 7) {
      for (let other = 0; other < views.length; other += 5) {
        const [before, after] = [views[at], views[other]];
        if (before && after) expect(happenings(before, after, catalogue).length).toBeLessThan(40);
      }
    }
  });

  it('sums up what was missed in several rounds', () => {
    const [early, late] = [2, 5].map((round) => game.views.find((view) => view.round === round));
    if (!early || !late) throw new Error('a game of six rounds at least');
    const kinds = happenings(early, late, catalogue).map(({kind}) => kind);
    expect(kinds[0]).toBe('meanwhile');
    expect(new Set(kinds)).toEqual(new Set(['meanwhile', 'grew', 'fashion', 'round']));
  });

  it('says to those who come later where the game stands', () => {
    const late = game.views.find(({round}) => round === 4);
    expect(late && happenings(null, late, catalogue)).toEqual([{kind: 'arrived', round: 4}]);
  });
});

describe('what is rare', () => {
  const turns = game.views.find(({phase, turn}) => phase === 'turns' && turn === null);
  if (!turns) throw new Error('nobody has arranged anything');

  const changed = (view: View, changes: Partial<SeatView>, seat = 0): View => ({
    ...view,
    seats: view.seats.map((one, at) => (at === seat ? {...one, ...changes} : one)),
  });
  const right = {open: true, limit: 4, need: 0, pieces: 0, single: false, stopped: false, given: false};

  it('[AS-H5] an exchange of decor', () => {
    const exchanged = games.map(({views}) => of('exchanged', tell(views)).length);
    expect(exchanged).toEqual([0, 0, 2]);
  });

  it('[AS-H4b] somebody has enough decor, and thinks better of it', () => {
    const before = changed(turns, {rights: [right]});
    const after = changed(turns, {rights: [{...right, open: false, stopped: true}]});
    expect(happenings(before, after, catalogue)).toEqual([{kind: 'stopped', seat: 'A'}]);
    expect(happenings(after, before, catalogue)).toEqual([{kind: 'undone', seat: 'A', item: null, square: null}]);
  });

  it('[AS-H4e] a right lapses', () => {
    const before = changed(turns, {rights: [right]});
    const after = changed(turns, {rights: [{...right, open: false, limit: 0}]});
    expect(happenings(before, after, catalogue)).toEqual([{kind: 'lapsed', seat: 'A'}]);
  });

  it('[AS-D4] ready, and not ready after all', () => {
    const [before, after] = [changed(turns, {ready: false}), changed(turns, {ready: true})];
    expect(happenings(before, after, catalogue)).toEqual([{kind: 'ready', seat: 'A'}]);
    expect(happenings(after, before, catalogue)).toEqual([{kind: 'not-ready', seat: 'A'}]);
  });

  it('[AS-B3] a tie goes down to the starting cards, also where all stacks are open', () => {
    const before: View = {...turns, phase: 'bids', order: null};
    const after = {...changed(changed(turns, {bids: [2, 7]}, 0), {bids: [3, 7]}, 1), round: 1, order: 'BA'};
    expect(of('revealed', happenings({...before, round: 1}, after, catalogue))[0]?.bids).toEqual([
      {seat: 'B', cards: [7, 3], starting: true},
      {seat: 'A', cards: [7, 2], starting: true},
    ]);
    const tracked = {...changed(changed(turns, {bids: [2, 5, 9]}, 0), {bids: [3, 5, 8]}, 1), round: 2, order: 'AB'};
    expect(of('revealed', happenings({...before, round: 2}, tracked, catalogue))[0]?.bids).toEqual([
      {seat: 'A', cards: [9], starting: false},
      {seat: 'B', cards: [8], starting: false},
    ]);
  });

  it('[AS-M2, AS-M3] a marker passes the end of the track, and another makes way', () => {
    const before: View = {...turns, museum: [], markers: [48, 52, 0, 0]};
    const after: View = {...turns, museum: ['p5'], markers: [51, 52, 0, 0]};
    expect(of('bought', happenings(before, after, catalogue))).toEqual([
      {
        kind: 'bought',
        painting: 'p5',
        type: 'city',
        value: 4,
        from: 48,
        to: 51,
        flipped: true,
        steppedBack: true,
      },
    ]);
  });
});
