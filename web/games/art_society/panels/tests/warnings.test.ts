import {describe, expect, it} from 'vitest';
import {speak} from '$lib/tests/words';
import type {Insight, View} from '../../model';
import {replayed} from '../../story/tests/replayed';
import {warnings} from '../warnings';

await speak('en');
const {engine, views} = await replayed('three-undoing');
const insights = views.map((view): [View, Insight] => [view, engine.look(view).insight]);
const said = (view: View, insight: Insight) => warnings(view, insight, (index) => `seat ${index + 1}`);

describe('the end of the game', () => {
  it('is not spoken of in the first round, nor when it has come', () => {
    for (const [view, insight] of insights) {
      if (view.round < 2 || view.phase === 'over') expect(said(view, insight)).toEqual([]);
    }
  });

  it('is announced in words for every reason the engine knows', () => {
    const [view, insight] = insights[insights.length >> 1] ?? [];
    if (!view || !insight) throw new Error('the game is too short');
    const reasons = ['full wall', 'second surplus', 'no bid cards left', 'too few paintings left'];
    const texts = reasons.map((ending) => said(view, {...insight, ending}));
    for (const [warning] of texts) {
      expect(warning?.last).toBe(true);
      expect(warning?.text).toMatch(/^Last round: [a-z ]+$/);
    }
    expect(new Set(texts.map(([warning]) => warning?.text)).size).toBe(reasons.length);
  });

  it('is near when squares or cards are few, or one painting is set aside', () => {
    const [view, insight] = insights[0] ?? [];
    if (!view || !insight) throw new Error('the game has no beginning');
    const [seat, about] = [view.seats[0], insight.seats[0]];
    if (!seat || !about) throw new Error('nobody plays');
    const others = view.seats.slice(1);
    const near = {...view, seats: [{...seat, hand: 2, surplus: ['p5']}, ...others]};
    const full = {...insight, ending: null, seats: [{...about, free: 1}, ...insight.seats.slice(1)]};
    expect(said(near, full).map(({text}) => text)).toEqual([
      'seat 1: only 1 square free',
      'seat 1: a second surplus would end the game',
      'Only 2 bid cards left each',
    ]);
  });
});
