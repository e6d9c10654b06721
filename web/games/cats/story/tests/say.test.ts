import {describe, expect, it} from 'vitest';
import type {Seat} from '$generated/messages';
import {language} from '$lib/i18n.svelte';
import {speak} from '$lib/tests/words';
import {happenings} from '../difference';
import type {Happening} from '../happening';
import {replayed} from './replayed';
import {announcement, say} from '../say';

const games = await Promise.all(['exchange-nap', 'oops-twist'].map((name) => replayed(name)));
await speak('en');
const called = (seat: Seat) => ({A: 'Ann', B: 'Ben', C: 'Cy'})[seat as string] ?? seat;

/** Everything that happens in the games of the tests, and what does not happen there. */
const all: Happening[] = [
  ...games.flatMap(({views}) => views.flatMap((view, at) => happenings(views[at - 1] ?? null, view))),
  {kind: 'arrived', round: 2},
  {kind: 'nap', painting: 7},
  {kind: 'nap', painting: null},
  {kind: 'exchanged', seat: 'A', drawn: '', dropped: ''},
  {kind: 'exchanged', seat: 'A', drawn: '', dropped: 'r'},
  {kind: 'opened', seat: 'A', painting: 3, cards: 'rgb', jump: true},
  {kind: 'cleaned', seat: null, painting: 3, cards: ''},
  {kind: 'tried', seat: 'A', painting: 3, jump: false},
  {kind: 'tried', seat: 'A', painting: 3, jump: true},
  {kind: 'swapped', seat: 'A'},
];

describe('sentences', () => {
  it('has words for everything that can happen', () => {
    expect(language()).toBe('en');
    expect(new Set(all.map(({kind}) => kind)).size).toBe(24);
    for (const happening of all) {
      const sentence = say(happening, called);
      expect(sentence).not.toMatch(/cats-|\{|\}|undefined/);
      expect(sentence).toMatch(/^[A-Z].*[.!?]$/s);
    }
  });

  it('puts traps and events as the language does', async () => {
    await speak('zh-Hant');
    expect(say({kind: 'trap', seat: 'A', painting: 3, trap: 'C'}, called)).toMatch(/^「.+」！.+。$/);
    expect(say({kind: 'event', event: 'oops'}, called)).toMatch(/^「.+」：.+。$/);
    await speak('en');
  });

  it('names who did it, and all of them where nobody did', () => {
    expect(say({kind: 'took', seat: 'B', colour: 'g'}, called)).toBe('Ben: a green paint from the stack.');
    expect(say({kind: 'round', round: 2, starter: null}, called)).toBe('Round 2. First: All of you.');
    expect(say({kind: 'cleaned', seat: 'B', painting: 4, cards: ''}, called)).toBe('Ben: painting 4 is clean!');
    expect(say({kind: 'cleaned', seat: null, painting: 4, cards: ''}, called)).toBe('Painting 4 is clean!');
  });

  it('tells a try from a jump, and a trap from a colour', () => {
    const opened = {kind: 'opened', seat: 'A', painting: 8, cards: 'rCb'} as const;
    expect(say({...opened, jump: false}, called)).toBe('Ann: painting 8 shows red, Catastrophe, and blue.');
    expect(say({...opened, jump: true}, called)).toBe('Ann: a jump! Painting 8 shows red, Catastrophe, and blue.');
  });

  it('tells of an exchange only what changed', () => {
    const exchanged = (drawn: string, dropped: string) => say({kind: 'exchanged', seat: 'C', drawn, dropped}, called);
    expect(exchanged('r', 'b')).toBe('Cy: red in, blue away.');
    expect(exchanged('r', '')).toBe('Cy: red from the stack.');
    expect(exchanged('', 'b')).toBe('Cy: blue away.');
    expect(exchanged('', '')).toBe('Cy: the same paints as before.');
  });

  it('says both colours of a Helping Paw, asked for and done', () => {
    const paw = {by: 'A', to: 'B', give: 'r', take: 'g'} as const;
    expect(say({kind: 'proposed', ...paw}, called)).toBe('Ann to Ben: my red for your green?');
    expect(say({kind: 'pawed', ...paw}, called)).toBe('Helping Paw: red from Ann to Ben, and green back.');
  });

  it('reads the dice in order', () => {
    expect(say({kind: 'rolled', dice: [12, 3, 7]}, called)).toBe('The dice show 3, 7, and 12.');
  });
});

describe('announcements', () => {
  it('leave out whose turn it is when something happened', () => {
    const told: Happening[] = [
      {kind: 'closed', seat: 'A', painting: 5},
      {kind: 'turn', seat: 'B'},
    ];
    expect(announcement(told, called)).toBe('Ann: the cards of painting 5 are face down again.');
    expect(announcement(told.slice(1), called)).toBe('Next: Ben.');
  });

  it('are empty when nothing happened', () => {
    expect(announcement([], called)).toBe('');
  });
});
