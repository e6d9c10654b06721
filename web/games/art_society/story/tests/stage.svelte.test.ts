import {flushSync} from 'svelte';
import {describe, expect, it, vi} from 'vitest';
import {follow, rehearse, Rehearsal} from '$play/story/tests/rehearsal.svelte';
import type {Seat} from '$generated/messages';
import {announced} from '$lib/announce.svelte';
import {speak} from '$lib/tests/words';
import {choose} from '$lib/settings.svelte';
import type {View} from '../../model';
import {Play} from '../../play.svelte';
import {happenings} from '../difference';
import {replayed, type ReplayedGame} from './replayed';
import {Stage} from '../stage.svelte';

const games = {spectator: await replayed('two'), A: await replayed('two', 'A')};
await speak('en');

/** The moves of the game between two of a kind. */
function stretch({views, engine}: ReplayedGame, from: string, to: string): View[] {
  const told = views.map((view, at) =>
    happenings(views[at - 1] ?? view, view, engine.catalogue).map(({kind}): string => kind),
  );
  const begin = told.findIndex((kinds) => kinds.includes(from));
  const end = told.findIndex((kinds, at) => at > begin && kinds.includes(to));
  return views.slice(begin - 1, end + 1);
}

function begin(game: ReplayedGame, seat: Seat | null, first: View | undefined) {
  const table = new Rehearsal<View>(...(seat ? [seat] : []));
  const play = new Play(table.link, game.engine);
  const stage = new Stage(play);
  if (first) table.send(first);
  follow(stage);
  return {table, play, stage};
}

rehearse();

describe('the stage', () => {
  it('shows at once what is there when it begins', () => {
    const [view] = stretch(games.spectator, 'revealed', 'bought');
    const {play, stage} = begin(games.spectator, null, view);
    expect(play.shown).toBe(view);
    expect(stage.story).toEqual([{round: 1, entries: [{id: 1, happening: {kind: 'arrived', round: 1}}]}]);
  });

  it('shows every view, one after the other, within a few seconds', () => {
    const views = stretch(games.spectator, 'revealed', 'bought');
    const {table, play} = begin(games.spectator, null, views[0]);
    for (const view of views.slice(1)) table.send(view);
    const shown = new Set<View | null>();
    let time = 0;
    for (; play.shown !== views.at(-1); time += 50) {
      vi.advanceTimersByTime(50);
      shown.add(play.shown);
    }
    expect([...shown]).toEqual(views);
    expect(time).toBeGreaterThan(1600);
    expect(time).toBeLessThan(4500);
  });

  it('goes faster the more there is to show', () => {
    const {views} = games.spectator;
    const {table, play} = begin(games.spectator, null, views[0]);
    for (const view of views.slice(1)) table.send(view);
    vi.advanceTimersByTime(6000);
    expect(play.shown).toBe(views.at(-1));
  });

  it('reveals the bids before the table shows what follows, and can be told to skip it', () => {
    const [before, after] = stretch(games.spectator, 'revealed', 'bought');
    const {table, play, stage} = begin(games.spectator, null, before);
    table.send(after);
    expect(stage.reveal?.bids.map(({seat}) => seat)).toEqual(['A', 'B']);
    expect(play.shown).toBe(before);
    stage.skip();
    expect(stage.reveal).toBeNull();
    expect(play.shown).toBe(after);
  });

  it('does not delay what the own player did', () => {
    const views = stretch(games.A, 'hung', 'card');
    const own = views.findIndex((view, at) => view.seats[0]?.wall.length && !views[at - 1]?.seats[0]?.wall.length);
    const {table, play} = begin(games.A, 'A', views[own - 1]);
    table.send(views[own]);
    expect(play.shown).toBe(views[own]);
    expect(play.current).toBe(true);
    vi.advanceTimersByTime(1);
    table.send(views[own + 1]);
    expect(play.shown).toBe(views[own + 1]);
  });

  it('delays nothing where nothing may move', () => {
    choose({calm: true});
    const views = stretch(games.spectator, 'revealed', 'bought');
    const {table, play, stage} = begin(games.spectator, null, views[0]);
    for (const view of views.slice(1)) table.send(view);
    expect(play.shown).toBe(views.at(-1));
    expect(stage.reveal).not.toBeNull();
    vi.advanceTimersByTime(3000);
    expect(stage.reveal).toBeNull();
  });

  it('jumps when nobody looks', () => {
    const views = stretch(games.spectator, 'revealed', 'bought');
    const {table, play, stage} = begin(games.spectator, null, views[0]);
    for (const view of views.slice(1)) table.send(view);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(play.shown).toBe(views.at(-1));
    expect(stage.reveal).toBeNull();
  });

  it('jumps after the line was broken', () => {
    const {views} = games.spectator;
    const {table, play} = begin(games.spectator, null, views[30]);
    table.state = 'lost';
    flushSync();
    table.send(views[60]);
    expect(play.shown).toBe(views[60]);
    vi.advanceTimersByTime(1000);
    expect(play.shown).toBe(views[60]);
  });
});

describe('what it says', () => {
  const heard = () => {
    vi.advanceTimersByTime(5000);
    return announced.latest.text;
  };

  it('is one message for all that happened in one go', () => {
    const views = stretch(games.spectator, 'revealed', 'bought');
    const {table} = begin(games.spectator, null, views[0]);
    expect(heard()).toBe('You come to the table in round 1');
    const earlier = announced.latest.id;
    for (const view of views.slice(1, 4)) table.send(view);
    expect(heard()).toMatch(
      /^The bids: A – 7 and B – 1\. A takes .+\. A gives .+ to the assistant\. It is the turn of B$/,
    );
    expect(announced.latest.id).toBe(earlier + 1);
  });

  it('ends with what the player is to do', () => {
    const [before, after] = stretch(games.A, 'revealed', 'bought');
    const {table} = begin(games.A, 'A', before);
    heard();
    table.send(after);
    expect(heard()).toMatch(/^The bids: you – 7 and B – 1\. Your move: /);
  });
});

describe('those who move things', () => {
  it('look before and carry after, but not on a jump', async () => {
    const views = stretch(games.spectator, 'revealed', 'bought');
    const {table, play, stage} = begin(games.spectator, null, views[0]);
    const seen: (View | null)[] = [];
    const dismiss = stage.hire({leave: () => seen.push(play.shown), arrive: () => seen.push(play.shown)});
    table.send(views[1]);
    await vi.advanceTimersByTimeAsync(1600);
    expect(seen).toEqual([views[0], views[1]]);
    table.send(views[2]);
    stage.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toHaveLength(2);
    dismiss();
  });
});
