// The hand over the own wall, with the engine of the page: what Play takes up, lays out, hangs and lets go of.
import {describe, expect, it} from 'vitest';
import type {Play} from '../play.svelte';
import {before, replay, sent, sitDown} from './seated';

const hanging = /^[a-n]\d+$/;
const picking = /^p\d+$/;
const firstRound = 10;

/** A legal place of what is in the hand that wins no decor. */
function plainPlace(play: Play): string {
  const place = [...play.places.keys()].find((square) => play.effectAt(square)?.wins === 0);
  if (!place) throw new Error('every place wins decor');
  return place;
}

describe('the starting painting', () => {
  it('is in the hand from the beginning', () => {
    const {play} = sitDown(before(hanging));
    expect(play.hand).toEqual({kind: 'pending', item: play.own?.pending});
    expect(play.places.size).toBeGreaterThan(0);
  });

  it('is laid out first, and hung when that is confirmed', async () => {
    const {play} = sitDown(before(hanging));
    await play.place('g5');
    expect(play.trial?.square).toBe('g5');
    expect(sent).toEqual([]);
    await play.confirm();
    expect(sent).toEqual(['g5']);
  });

  it('lies where it was hung until the wall on the screen has it', async () => {
    const {play, show} = sitDown(before(hanging));
    const item = play.hand?.item;
    await play.place('g5');
    await play.confirm();
    expect(play.laid).toEqual({item, square: 'g5'});
    show();
    expect(play.laid).toBeNull();
    expect(play.own?.wall).toContain(`${item}@g5`);
  });

  it('stays where it was put back', () => {
    const {play, show} = sitDown(before(hanging));
    play.take(null);
    show();
    expect(play.hand).toBeNull();
  });
});

describe('a lot', () => {
  it('is picked and hung in one, after a second yes, because the pick is final', async () => {
    const {play} = sitDown(before(picking, firstRound));
    const item = play.of('pick')[0]?.action.item ?? '';
    play.take({kind: 'lot', item});
    const place = plainPlace(play);
    await play.place(place);
    expect(play.trial?.undoable).toBe(false);
    await play.confirm();
    expect(sent).toEqual([item, place]);
  });

  it('can be tried before the bid, and only tried', async () => {
    const {play} = sitDown(before(/^bid/, firstRound));
    const item = play.shown?.lots[0] ?? '';
    play.take({kind: 'lot', item});
    expect(play.rehearses(play.hand)).toBe(true);
    await play.place(plainPlace(play));
    expect(play.trial).toMatchObject({rehearsed: true, insight: {newest: {painting: item}}});
    await play.confirm();
    expect(sent).toEqual([]);
    expect(play.trial).not.toBeNull();
  });
});

describe('a painting that was picked', () => {
  it('is hung at once, because it can be taken back although the turn has passed', async () => {
    const {play, show} = sitDown(before(hanging, firstRound));
    const item = play.hand?.item;
    const place = plainPlace(play);
    await play.place(place);
    expect(sent).toEqual([place]);
    show();
    expect(play.hand).toBeNull();
    await play.act(play.of('undo').map(({token}) => token));
    show();
    expect(play.hand).toEqual({kind: 'pending', item});
  });

  it('is let go of when the table has moved on', () => {
    const {play, show} = sitDown(before(hanging, firstRound));
    play.hover = plainPlace(play);
    show(replay.at(replay.moves.length, play.seat).view);
    expect(play.hand).toBeNull();
    expect(play.hover).toBeNull();
  });

  it('stays in the hand while the screen lags behind the table', () => {
    const view = before(hanging, firstRound);
    const {play} = sitDown(view);
    const places = play.places.size;
    play.shown = {...view};
    expect(play.current).toBe(false);
    play.keepUp();
    expect(play.choices).toEqual([]);
    expect(play.places.size).toBe(places);
    expect(play.hand).not.toBeNull();
  });
});

describe('what is pressed while the screen still shows what others did', () => {
  /** A seat that may take back or be ready, and whose screen is behind the table. */
  function lagging() {
    const view = before(/^ready$/, firstRound);
    const table = sitDown(view);
    const {play} = table;
    const press = (kind: 'ready' | 'undo') => Promise.all(play.offered(kind).map((choice) => play.choose(choice)));
    const isPressed = (kind: 'ready' | 'undo') => play.offered(kind).some((choice) => play.isPressed(choice));
    play.shown = {...view};
    return {...table, press, isPressed, view};
  }

  it('is shown as pressed, and done once when the screen has caught up', async () => {
    const {play, press, isPressed, show, view} = lagging();
    await press('ready');
    expect(isPressed('ready')).toBe(true);
    play.keepUp();
    expect(sent).toEqual([]);
    show(view);
    show(view);
    expect(sent).toEqual(['ready']);
    expect(isPressed('ready')).toBe(false);
  });

  it('gives way to what is pressed next', async () => {
    const {press, isPressed, show, view} = lagging();
    await press('ready');
    await press('undo');
    expect(isPressed('ready')).toBe(false);
    show(view);
    expect(sent).toEqual([expect.stringMatching(/^undo/)]);
  });

  it('is forgotten when something is taken up, or when it is taken back', async () => {
    const {play, press, show, view} = lagging();
    await press('ready');
    play.take(null);
    show(view);
    play.shown = {...view};
    await press('ready');
    play.unpress();
    show(view);
    expect(sent).toEqual([]);
  });

  it('is forgotten when it is no longer allowed', async () => {
    const {play, press, show} = lagging();
    await press('ready');
    show(replay.at(replay.moves.length, play.seat).view);
    expect(sent).toEqual([]);
  });

  it('is not meant for the next step of the own seat', async () => {
    const {play, press, show, view} = lagging();
    await press('ready');
    const steps = play.own?.steps ?? [];
    const shorter = {
      ...view,
      seats: view.seats.map((seat, at) => (at === play.index ? {...seat, steps: steps.slice(1)} : seat)),
    };
    show(shorter);
    expect(sent).toEqual([]);
  });
});
