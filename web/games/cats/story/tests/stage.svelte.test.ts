import {flushSync} from 'svelte';
import {describe, expect, it, vi} from 'vitest';
import {announced} from '$lib/announce.svelte';
import {end, rehearse} from '$play/story/tests/rehearsal.svelte';
import {choose, type Pace} from '$lib/settings.svelte';
import {happenings} from '../difference';
import {around, begin, views} from './rehearsed';

rehearse();

describe('the stage', () => {
  it('shows at once what is there when it begins', () => {
    const {play, stage} = begin(views[80]);
    expect(play.shown).toBe(views[80]);
    expect(stage.story).toEqual([{id: 1, happening: {kind: 'arrived', round: 1}}]);
  });

  it('shows every view, one after the other, and holds each as long as it takes to see it', () => {
    const [before, opened, ...rest] = around('opened', 2);
    const {table, play} = begin(before);
    for (const view of [opened, ...rest]) table.send(view);
    expect(play.shown).toBe(opened);
    vi.advanceTimersByTime(1000);
    expect(play.shown).toBe(opened);
    vi.advanceTimersByTime(5000);
    expect(play.shown).toBe(rest.at(-1));
  });

  it('goes faster the more there is to show', () => {
    const {table, play} = begin(views[60]);
    for (const view of views.slice(61)) table.send(view);
    vi.advanceTimersByTime(25_000);
    expect(play.shown).toBe(views.at(-1));
  });

  it('does not let the own player wait, not even after open cards', () => {
    const [before, opened, after] = around('opened', 1);
    const by = opened?.try?.by;
    if (!by) throw new Error('nobody tries');
    const {table, play} = begin(before, by);
    table.send(opened);
    vi.advanceTimersByTime(300);
    table.send(after);
    expect(play.shown).toBe(after);
  });

  it('does not hurry because it is the own turn', () => {
    const at = views.findIndex((view, step) => {
      const before = views[step - 1];
      const told = before ? happenings(before, view).map(({kind}) => kind) : [];
      return step > 60 && told.includes('closed') && told.includes('turn');
    });
    const [open, closed] = [views[at - 1], views[at]];
    const own = closed?.active;
    if (!own || own === open?.try?.by) throw new Error('nobody else is next');
    const {table, play} = begin(views[at - 2], own);
    table.send(open);
    table.send(closed);
    expect(play.shown).toBe(open);
  });

  it('does not delay what the own player did', () => {
    const [before, after] = around('put');
    const by = before?.try?.by;
    if (!by) throw new Error('nobody tries');
    const {table, play} = begin(before, by);
    table.send(after);
    expect(play.shown).toBe(after);
    expect(play.current).toBe(true);
  });

  it('delays nothing where nothing may move, but what is to be remembered', () => {
    choose({calm: true});
    const [before, opened, ...rest] = around('opened', 3);
    const {table, play, stage} = begin(before);
    for (const view of [opened, ...rest]) table.send(view);
    expect(play.shown).toBe(opened);
    vi.advanceTimersByTime(2000);
    expect(play.shown).toBe(opened);
    expect(stage.behind).toBeGreaterThan(0);
    vi.advanceTimersByTime(8000);
    expect(play.shown).toBe(rest.at(-1));
    expect(stage.behind).toBe(0);
    const [turn, rolled] = around('rolled');
    table.send(turn);
    table.send(rolled);
    stage.hurry();
    expect(play.shown).toBe(rolled);
  });

  it('is as fast as the player likes', () => {
    const [before, opened, after] = around('opened', 1);
    const timeOf = (pace: Pace) => {
      sessionStorage.clear();
      choose({pace});
      const {table, play} = begin(before);
      table.send(opened);
      table.send(after);
      let time = 0;
      for (; play.shown !== after; time += 100) vi.advanceTimersByTime(100);
      end();
      return time;
    };
    const [slow, usual, quick] = [timeOf('slow'), timeOf('usual'), timeOf('quick')];
    expect(slow).toBeGreaterThan(1.5 * usual);
    expect(quick).toBeLessThan(0.5 * usual);
  });

  it('goes on with its story after a reload, but not for another seat', () => {
    const [before, opened, after] = around('opened', 1);
    const first = begin(before, 'A');
    first.table.send(opened);
    const again = begin(after, 'A');
    expect(again.stage.story.slice(0, -1)).toEqual(first.stage.story);
    expect(again.stage.story.at(-1)?.happening.kind).toBe('put');
    expect(begin(after, 'B').stage.story).toHaveLength(1);
  });

  it('jumps when nobody looks, and after the line was broken', () => {
    const [before, opened, after] = around('opened', 1);
    const {table, play} = begin(before);
    table.send(opened);
    table.send(after);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(play.shown).toBe(after);
    vi.restoreAllMocks();
    table.state = 'lost';
    flushSync();
    table.send(views.at(-1));
    expect(play.shown).toBe(views.at(-1));
  });
});

describe('what it says', () => {
  const heard = () => {
    vi.advanceTimersByTime(8000);
    return announced.latest.text;
  };

  it('is one message for all that happened in one go', () => {
    const [before, opened, after] = around('opened', 1);
    const {table} = begin(before);
    expect(heard()).toBe('Night falls, and paint is everywhere.');
    const earlier = announced.latest.id;
    table.send(opened);
    table.send(after);
    expect(heard()).toMatch(/^\w: painting \d+ shows .+\. \w: .+ in, .+ out\.$/);
    expect(announced.latest.id).toBe(earlier + 1);
  });

  it('ends with what the player is to do, once', () => {
    const viewer = around('opened')[1]?.try?.by;
    if (!viewer) throw new Error('nobody tries');
    const [before, opened] = around('opened').map((view) => ({...view, viewer}));
    const {table} = begin(before, viewer);
    expect(heard()).toMatch(/Your move: Choose a die/);
    table.send(opened);
    expect(heard()).toMatch(/^You: painting \d+ shows .+ Your move: It still needs .+$/);
    const last = announced.latest.id;
    table.send(opened && {...opened});
    heard();
    expect(announced.latest.id).toBe(last);
  });
});
