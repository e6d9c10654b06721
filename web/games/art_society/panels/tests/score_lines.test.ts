import {describe, expect, it} from 'vitest';
import {speak} from '$lib/tests/words';
import {replayed} from '../../story/tests/replayed';
import {prestigeParts, reasonOf, scoreLines} from '../score_lines';

await speak('en');
const {engine, views} = await replayed('four-exchanging');

describe('the lines of a score', () => {
  it('are explained by numbers that make them up', () => {
    for (const view of views) {
      const {insight} = engine.look(view);
      view.seats.forEach((seat, index) => {
        const about = insight.seats[index];
        if (!about) throw new Error('the engine says nothing of a seat');
        const parts = prestigeParts(view, about).map(({count, times}) => count * times);
        expect(parts.reduce((sum, points) => sum + points, 0)).toBe(seat.score[0]);
      });
    }
  });

  it('have words for each of them', () => {
    const view = views.at(-1);
    const seat = view?.seats[0];
    const about = view && engine.look(view).insight.seats[0];
    if (!seat || !about) throw new Error('the game has no end');
    for (const line of scoreLines) {
      if (line !== 'prestige') expect(reasonOf(line, seat, about)).toMatch(/^\S+ .+/);
    }
  });
});
