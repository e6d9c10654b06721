import {beforeEach, describe, expect, it} from 'vitest';
import type {GameInfo} from '$generated/messages';
import {Draft} from '../draft.svelte';

const game: GameInfo = {
  id: 'art-society',
  minSeats: 2,
  maxSeats: 4,
  editions: ['pl', 'ru'],
  flags: [
    {
      name: 'tie',
      values: ['sum', 'highest'],
      usual: 'sum',
      seats: [
        {min: 2, max: 4},
        {min: 3, max: 4},
      ],
    },
    {name: 'size', values: [], number: {low: 5, high: 25, step: 2}, usual: '13', seats: []},
  ],
  levels: ['visitor', 'collector'],
};

beforeEach(() => localStorage.clear());

describe('a new table', () => {
  it('is for oneself and a friend at first', () => {
    expect(new Draft(game).request).toEqual({
      game: 'art-society',
      edition: 'pl',
      flags: {},
      seats: ['me', 'open'],
      clock: {kind: 'none', limit: 0},
      listed: false,
      watching: true,
    });
  });

  it('has one own seat at most', () => {
    const draft = new Draft(game);
    draft.seat(1, 'me');
    expect(draft.wish.seats).toEqual(['open', 'me']);
  });

  it('grows by friends, and shrinks from the end without the own seat', () => {
    const draft = new Draft(game);
    draft.resize(4);
    draft.seat(3, 'me');
    draft.seat(2, 'collector');
    draft.resize(2);
    expect(draft.wish.seats).toEqual(['open', 'me']);
  });

  it('needs a person', () => {
    const draft = new Draft(game);
    draft.seat(0, 'visitor');
    expect(draft.playable).toBe(true);
    draft.seat(1, 'visitor');
    expect(draft.playable).toBe(false);
  });

  it('sends the limit of the clock that was chosen', () => {
    const draft = new Draft(game);
    draft.wish.clock = 'move';
    expect(draft.request.clock).toEqual({kind: 'move', limit: 90});
    draft.wish.clock = 'day';
    expect(draft.request.clock).toEqual({kind: 'day', limit: 2});
  });

  it('is kept for the next time', () => {
    const draft = new Draft(game);
    draft.resize(3);
    draft.seat(1, 'collector');
    draft.flag('tie', 'highest');
    draft.wish.edition = 'ru';
    draft.wish.listed = true;
    draft.keep();
    expect(new Draft(game).request).toEqual(draft.request);
  });

  it('has as many seats as the flags allow that were kept', () => {
    localStorage.setItem('vernissage-new-art-society', '{"seats":["me","open"],"flags":{"tie":"highest"}}');
    expect(new Draft(game).request.seats).toEqual(['me', 'open', 'open']);
  });

  it('forgets a flag that is that of the edition again', () => {
    const draft = new Draft(game);
    draft.flag('tie', 'sum');
    draft.flag('tie', '');
    expect(draft.request.flags).toEqual({});
  });

  it.each([
    'no JSON',
    'null',
    '{"seats":["me"],"edition":"xx","flags":{"tie":"luck","colour":"red"},"seconds":7}',
    '{"seats":["me","grandmaster"]}',
    '{"seats":"me","flags":7,"clock":"sand","days":"2","listed":"yes"}',
  ])('takes from what was kept only what there is: %s', (text) => {
    const usual = new Draft(game).request;
    localStorage.setItem('vernissage-new-art-society', text);
    expect(new Draft(game).request).toEqual(usual);
  });
});

describe('a table of a game whose seats can be shared', () => {
  it('may have several own seats', () => {
    const draft = new Draft({...game, id: 'cats', sharedSeats: true});
    draft.seat(1, 'me');
    expect(draft.request.seats).toEqual(['me', 'me']);
  });

  it('takes a number within its range only', () => {
    const draft = new Draft(game);
    for (const wrong of ['6', '4', '27', 'x', '07', '13.5']) {
      draft.flag('size', wrong);
      expect(draft.request.flags).toEqual({});
    }
    draft.flag('size', '7');
    expect(draft.request.flags).toEqual({size: '7'});
  });

  it('has as many seats as its flags allow', () => {
    const draft = new Draft(game);
    const [tie] = game.flags;
    if (!tie) throw new Error('the game has no flag');
    expect(draft.limits).toEqual({min: 2, max: 4});
    expect(draft.offers(tie, 'highest')).toBe(false);
    draft.resize(3);
    expect(draft.offers(tie, 'highest')).toBe(true);
    draft.flag('tie', 'highest');
    expect(draft.limits).toEqual({min: 3, max: 4});
  });
});
