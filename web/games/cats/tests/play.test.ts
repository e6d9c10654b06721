// What a player takes up and does, with the engine of the page.
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {Seat} from '$generated/messages';
import {indexOf} from '$lib/seats';
import type {TableLink} from '$lib/table';
import type {View} from '../model';
import {Play} from '../play.svelte';
import {replayed, type ReplayedGame} from '../story/tests/replayed';

let game: ReplayedGame;
let sent: [string, Seat | undefined][];

beforeAll(async () => {
  game = await replayed('oops-twist', 'A');
});
beforeEach(() => {
  sent = [];
});

function sitDown(shown: View, ...seats: Seat[]): Play {
  const view = {...shown, viewer: seats[0] ?? null};
  const now = {link: 'live', seat: seats[0] ?? null, seats, game: view};
  const act = (action: string, seat?: Seat) => {
    sent.push([action, seat]);
    return Promise.resolve({done: true});
  };
  const play = new Play({now, act} as unknown as TableLink, game.engine);
  play.shown = view;
  return play;
}

/** The view before the first action of this form, and who did it. */
function before(form: RegExp): {view: View; seat: Seat} {
  const step = game.moves.findIndex(({seat, action}) => seat && form.test(action));
  const [view, seat] = [game.views[step], game.moves[step]?.seat];
  if (!view || !seat) throw new Error(`nobody does ${form.source}`);
  return {view, seat};
}

describe('a turn', () => {
  it('a die is taken up, put back, and leads to what the engine says', async () => {
    const {view, seat} = before(/^clean/);
    const play = sitDown(view, seat);
    expect(play.mine).toBe(true);
    const [first] = play.offered('clean');
    if (!first) throw new Error('nothing to clean');
    play.toggle({kind: 'die', die: first.action.die});
    expect(play.taken).toEqual({kind: 'die', die: first.action.die});
    expect(play.insight?.reach.find(({die}) => die === first.action.die)?.paintings).toContain(first.action.painting);
    play.toggle({kind: 'die', die: first.action.die});
    expect(play.taken).toBeNull();
    await play.choose(first);
    expect(sent).toEqual([[first.token, undefined]]);
  });

  it('an exchange takes two steps, of which the first does nothing', () => {
    const step = game.views.findIndex(
      (view) => view.active && sitDown(view, view.active).offered('exchange').length > 0,
    );
    const view = game.views[step];
    if (!view?.active) throw new Error('nobody can exchange');
    const play = sitDown(view, view.active);
    const die = play.offered('exchange')[0]?.action.die ?? 0;
    play.take({kind: 'exchange', die});
    expect(play.taken).toEqual({kind: 'exchange', die});
    expect(sent).toEqual([]);
    play.take({kind: 'exchange', die: 99});
    expect(play.taken).toBeNull();
  });

  it('nobody takes up a die that is not there', () => {
    const {view, seat} = before(/^clean/);
    const play = sitDown(view, seat);
    play.take({kind: 'die', die: 99});
    expect(play.taken).toBeNull();
  });

  it('is not for those who wait or look on', () => {
    const {view, seat} = before(/^clean/);
    const other = seat === 'A' ? 'B' : 'A';
    expect(sitDown(view, other).offered('clean')).toEqual([]);
    expect(sitDown(view, other).mine).toBe(false);
    expect(sitDown(view).offered('clean')).toEqual([]);
  });

  it('nothing is done while the screen is behind the table', async () => {
    const {view, seat} = before(/^take/);
    const play = sitDown(view, seat);
    play.shown = {...view};
    await play.choose(play.offered('take')[0]);
    expect(sent).toEqual([]);
  });
});

describe('a try', () => {
  it('offers the paints of the hand, and lets go of one that is gone', () => {
    const {view, seat} = before(/^put/);
    const play = sitDown(view, seat);
    const colours = new Set(play.offered('put').map(({action}) => action.colour));
    expect([...colours].every((colour) => play.hand.includes(colour))).toBe(true);
    const [colour] = colours;
    if (!colour) throw new Error('no paint');
    play.take({kind: 'paint', colour});
    expect(play.taken).toEqual({kind: 'paint', colour});
    const later = game.views.slice(game.views.indexOf(view)).find(({try: now}) => now === null);
    play.shown = later ?? null;
    expect(play.taken).toBeNull();
  });
});

describe('a swap of a colour for itself', () => {
  it('is allowed, but not offered', () => {
    const step = game.moves.findIndex(
      ({seat}, at) => seat && tokens(game.views[at], seat).some((one) => idle(one, at)),
    );
    const [view, seat] = [game.views[step], game.moves[step]?.seat];
    if (!view || !seat) throw new Error('nobody could swap a colour for itself');
    const allowed = tokens(view, seat).filter((token) => token.startsWith('put'));
    expect(sitDown(view, seat).offered('put')).toHaveLength(allowed.filter((token) => !idle(token, step)).length);
  });

  const tokens = (view: View | undefined, seat: Seat): string[] => {
    const {choices} = game.engine.look({...(view as View), viewer: seat});
    return [...choices.undoable, ...choices.final];
  };
  /** 'put-g@b' where b is green */
  const idle = (token: string, step: number): boolean => {
    const view = game.views[step];
    const cards = view?.paintings[(view.try?.painting ?? 0) - 1]?.cards ?? '';
    return /^put/.test(token) && cards['abc'.indexOf(token.at(-1) ?? '')] === token[4];
  };
});

describe('one person in several seats', () => {
  it('has in hand the seat that is waited for, and acts for it', async () => {
    const {view, seat} = before(/^clean/);
    const play = sitDown(view, 'A', 'B', 'C');
    expect(play.seat).toBe(seat);
    expect(play.hand).toBe(view.hands[indexOf(seat)]);
    await play.choose(play.offered('clean')[0]);
    expect(sent[0]?.[1]).toBe(seat);
  });

  it('answers its own proposals as the friend', () => {
    const {view, seat} = before(/^yes/);
    const play = sitDown(view, 'A', 'B', 'C');
    expect(play.awaited).toEqual([seat]);
    expect(play.seat).toBe(seat);
    expect(play.offered('yes')).toHaveLength(1);
  });
});
