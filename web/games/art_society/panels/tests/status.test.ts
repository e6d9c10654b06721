import {describe, expect, it} from 'vitest';
import {seatAt} from '$lib/seats';
import {replayed} from '../../story/tests/replayed';
import {placeInLine, statusOf, type Status} from '../status';

const tasks: readonly Status[] = ['starting', 'naming', 'bidding', 'picking', 'dealing', 'arranging'];
const games = ['two', 'three-undoing', 'four-exchanging'];

describe('where a seat stands', () => {
  it.each(games)('names a task exactly for those who can go on, at every step (%s)', async (name) => {
    const seats = (await replayed(name)).views[0]?.seats.length ?? 0;
    for (let index = 0; index < seats; ++index) {
      const {engine, views} = await replayed(name, seatAt(index));
      for (const view of views) {
        const {awaited, choices} = engine.look(view);
        const onward = [...choices.undoable, ...choices.final].some((token) => !/^(undo|wait)/.test(token));
        const status = statusOf(view, index, awaited);
        expect(tasks.includes(status), `${seatAt(index)} in ${view.phase}, round ${view.round}`).toBe(onward);
      }
    }
  });

  it('has a name in every phase of a game', async () => {
    const {engine, views} = await replayed('three-undoing');
    const met = new Set(
      views.flatMap((view) => view.seats.map((_, index) => statusOf(view, index, engine.look(view).awaited))),
    );
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
