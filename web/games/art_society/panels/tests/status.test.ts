import {describe, expect, it} from 'vitest';
import {seatAt} from '$lib/seats';
import {replayed} from '../../story/tests/replayed';
import {awaited, placeInLine, statusOf} from '../status';

const games = ['two', 'three-undoing', 'four-exchanging'];

describe('where a seat stands', () => {
  it.each(games)('is what the engine lets it do, at every step (%s)', async (name) => {
    const seats = (await replayed(name)).views[0]?.seats.length ?? 0;
    for (let index = 0; index < seats; ++index) {
      const {engine, views} = await replayed(name, seatAt(index));
      for (const view of views) {
        const {undoable, final} = engine.look(view).choices;
        const onward = [...undoable, ...final].some((token) => !/^(undo|wait)/.test(token));
        expect(awaited(view).includes(index), `${seatAt(index)} in ${view.phase}, round ${view.round}`).toBe(onward);
      }
    }
  });

  it('has a name in every phase of a game', async () => {
    const {views} = await replayed('three-undoing');
    const met = new Set(views.flatMap((view) => view.seats.map((_, index) => statusOf(view, index))));
    expect([...met].sort()).toEqual([
      'arranging',
      'bidding',
      'dealing',
      'has-bid',
      'idle',
      'in-line',
      'naming',
      'over',
      'picking',
      'ready',
      'starting',
    ]);
  });

  it('counts the order of picking from one, and only while there is one', async () => {
    const {views} = await replayed('two');
    const turns = views.find(({order}) => order !== null);
    const lots = views.find(({phase}) => phase === 'lots');
    if (!turns || !lots) throw new Error('the game has no turns');
    expect([0, 1].map((index) => placeInLine(turns, index)).sort()).toEqual([1, 2]);
    expect(placeInLine(lots, 0)).toBeNull();
  });
});
