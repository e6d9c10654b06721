import {describe, expect, it} from 'vitest';
import {t} from '$lib/i18n.svelte';
import {speak} from '$lib/tests/words';
import type {Action} from '../../notation';
import type {SeatInsight, SeatView, View} from '../../model';
import {hintFor, hintNames, momentOf, type Situation} from '../coach';
import {replayed} from './replayed';

const {views} = await replayed('two');
await speak('en');

const find = (wanted: (view: View) => boolean): View => {
  const view = views.find(wanted);
  if (!view) throw new Error('there is no such view');
  return view;
};
const insight: SeatInsight = {fauxPas: [], eyeline: [], counted: [], corners: ['a1'], free: 90};

function at(view: View, changes: Partial<Situation> = {}): Situation {
  const own = view.seats[0] as SeatView;
  return {view, own, insight, can: new Set(), wins: false, clashes: false, lastRound: false, ...changes};
}

const bids = find(({phase, round}) => phase === 'bids' && round === 1);
const turns = find(({phase, turn, came}) => phase === 'turns' && turn === 'A' && !came.includes(true));
const bought = find(({phase, turn, came}) => phase === 'turns' && turn === null && came.includes(true));

describe('the coach', () => {
  it('says what matters in the moment', () => {
    const start = find(({phase}) => phase === 'start-hang');
    expect(hintFor(at(start, {can: new Set(['hang'])}), [])).toBe('start');
    expect(hintFor(at(bids, {can: new Set(['bid'])}), [])).toBe('bid');
    expect(hintFor(at(turns, {can: new Set(['pick'])}), [])).toBe('pick');
    expect(hintFor(at(turns, {can: new Set(['piece'])}), [])).toBe('decor');
    expect(hintFor(at(turns, {can: new Set(['surplus', 'give'])}), [])).toBe('no-room');
    expect(hintFor(at(bought), [])).toBe('museum');
  });

  it('says it once', () => {
    expect(hintFor(at(bids, {can: new Set(['bid'])}), ['bid'])).toBeNull();
    expect(hintFor(at(turns, {can: new Set(['pick']), wins: true}), ['pick'])).toBe('frames');
  });

  it('speaks of what is under the hand', () => {
    expect(hintFor(at(turns, {wins: true}), [])).toBe('frames');
    expect(hintFor(at(turns, {clashes: true}), [])).toBe('faux-pas');
    expect(hintFor(at(turns, {insight: {...insight, fauxPas: ['p2', 'p3']}}), [])).toBe('faux-pas');
  });

  it('explains a tie only to those who are in it', () => {
    const same = {...turns, seats: turns.seats.map((seat) => ({...seat, bids: [7]}))};
    expect(hintFor(at(same), [])).toBe('tie');
    expect(hintFor(at(turns), [])).toBeNull();
  });

  it('has nothing to say when there is nothing to do', () => {
    expect(hintFor(at(bids), [])).toBeNull();
  });

  it('speaks of something else as soon as there is something else to do', () => {
    const [own] = turns.seats as [SeatView];
    const moment = (pending: string, ...kinds: Action['kind'][]) =>
      momentOf({shown: turns, index: 0, awaited: ['A'], own: {...own, pending}, kinds: new Set(kinds)});
    const noRoom = moment('p1', 'surplus', 'swap');
    expect(moment('p1', 'swap', 'surplus')).toBe(noRoom);
    expect(moment('p2', 'surplus', 'swap')).not.toBe(noRoom); // swapped with the museum
    expect(moment('p1', 'hang')).not.toBe(noRoom);
  });

  it('uses at most two sentences', () => {
    for (const name of hintNames) {
      const text = t(`coach-${name}`);
      expect(text).not.toBe(`coach-${name}`);
      expect(text.match(/[.?](\s|$)/g)?.length).toBeLessThanOrEqual(2);
      expect(text.length).toBeLessThan(170);
    }
  });
});
