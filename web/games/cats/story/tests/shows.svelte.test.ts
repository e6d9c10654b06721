import {describe, expect, it, vi} from 'vitest';
import {rehearse} from '$play/story/tests/rehearsal.svelte';
import {choose} from '$lib/settings.svelte';
import type {View} from '../../model';
import {happenings} from '../difference';
import {around, begin, views} from './rehearsed';
import type {Stage} from '../stage.svelte';

rehearse();

describe('what is shown large', () => {
  it('is a trap, which goes by itself', () => {
    const [before, after] = around('trap');
    const {table, stage} = begin(before);
    table.send(after);
    expect(stage.shows.map((show) => show.kind)).toEqual(['trap']);
    vi.advanceTimersByTime(2300);
    expect(stage.shows).toEqual([]);
  });

  it('is an event, which a tap sends away', () => {
    const [before, after] = around('event');
    const {table, stage} = begin(before);
    table.send(after);
    vi.advanceTimersByTime(1000); // the swap that ended the round is seen first
    expect(stage.shows).toEqual([{kind: 'event', event: 'nap'}]);
    stage.next();
    expect(stage.shows).toEqual([]);
  });

  it('is nothing that happened while nobody looked', () => {
    const [before, after] = around('event');
    const {table, stage} = begin(before);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    table.send(after);
    expect(stage.shows).toEqual([]);
  });
});

/** The cards in a glimpse of the painting that is clean now. */
function cardsOf(glimpse: Stage['glimpse'], after: View | undefined): string | undefined {
  return glimpse?.paintings.find(({clean}, at) => !clean && after?.paintings[at]?.clean)?.cards;
}

describe('a painting that a swap completes', () => {
  it('shows the swap before it is clean', () => {
    const at = views.findIndex((view, step) => {
      const before = views[step - 1];
      const kinds = before ? happenings(before, view).map(({kind}) => kind) : [];
      return kinds.includes('put') && kinds.includes('cleaned');
    });
    const [before, after] = [views[at - 1], views[at]];
    const painting = (before?.try?.painting ?? 0) - 1;
    const {table, play, stage} = begin(before);
    table.send(after);
    const sorted = (letters: string | null | undefined) => Array.from(letters ?? '').sort();
    expect(sorted(cardsOf(stage.glimpse, after))).toEqual(sorted(before?.paintings[painting]?.palette));
    expect(cardsOf(stage.glimpse, after)).not.toBe(before?.paintings[painting]?.cards);
    expect(stage.glimpse?.hands).toEqual(after?.hands);
    expect(play.shown).toBe(before);
    vi.advanceTimersByTime(1000);
    expect(stage.glimpse).toBeNull();
    expect(play.shown).toBe(after);
  });
});

describe('a painting that is clean as soon as it is turned up', () => {
  const at = views.findIndex((view, step) => {
    const before = views[step - 1];
    return before && !before.try && happenings(before, view).some((one) => one.kind === 'cleaned' && one.cards !== '');
  });
  const [before, after] = [views[at - 1], views[at]];

  it('shows its cards for a moment first', () => {
    const {table, play, stage} = begin(before);
    table.send(after);
    expect(cardsOf(stage.glimpse, after)).toMatch(/^[rygb]{3}$/);
    expect(play.shown).toBe(before);
    vi.advanceTimersByTime(1400);
    expect(stage.glimpse).toBeNull();
    expect(play.shown).toBe(after);
  });

  it('does not where nothing may move', () => {
    choose({calm: true});
    const {table, play, stage} = begin(before);
    table.send(after);
    expect(stage.glimpse).toBeNull();
    expect(play.shown).toBe(after);
  });
});
