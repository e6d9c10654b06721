import {describe, expect, it} from 'vitest';
import {language, t} from '$lib/i18n.svelte';
import {speak} from '$lib/tests/words';
import {happenings} from '../difference';
import type {Happening} from '../happening';
import {replayed} from './replayed';
import {announcement, say, type Voice} from '../say';

const games = await Promise.all(['two', 'three-undoing', 'four-exchanging'].map((name) => replayed(name)));
await speak('en');
const voice: Voice = {
  you: 'A',
  name: (seat) => ({A: 'Ann', B: 'Ben', C: 'Cy', D: 'Dee'})[seat as string] ?? seat,
  catalogue: games[0]?.engine.catalogue ?? ({paintings: [], decor: []} as unknown as Voice['catalogue']),
};

/** Everything that happens in the games of the tests, and what does not happen there. */
const all: Happening[] = [
  ...games.flatMap(({views, engine}) =>
    views.flatMap((view, at) => happenings(views[at - 1] ?? null, view, engine.catalogue)),
  ),
  {kind: 'arrived', round: 3},
  {kind: 'meanwhile', rounds: 2},
  {kind: 'grew', seat: 'A', paintings: 1, decor: 0},
  {kind: 'stopped', seat: 'B'},
  {kind: 'lapsed', seat: 'A'},
  {kind: 'not-ready', seat: 'B'},
  {kind: 'ending', reason: 'full wall'},
  {kind: 'ending', reason: null},
];

describe('sentences', () => {
  it('has words for everything that can happen', () => {
    expect(language()).toBe('en');
    for (const happening of all) {
      const sentence = say(happening, voice);
      expect(sentence).not.toMatch(/story-|table-|wall-|\{|\}|undefined/);
      expect(sentence).toMatch(/^[A-Z]/);
      expect(sentence).not.toMatch(/\.$/);
    }
  });

  it('calls the reader "you" and the others by name', () => {
    expect(say({kind: 'picked', seat: 'A', painting: 'p2'}, voice)).toBe('You take a painting (portrait)');
    expect(say({kind: 'picked', seat: 'B', painting: 'p2'}, voice)).toBe('Ben takes a painting (portrait)');
  });

  it('counts shields', () => {
    const hung = {kind: 'hung', seat: 'B', item: 'p2', square: 'g4', source: 'hand'} as const;
    expect(say({...hung, wins: 1}, voice)).toMatch(/win decor of 1 shield$/);
    expect(say({...hung, wins: 2}, voice)).toMatch(/win decor of up to 2 shields$/);
  });

  it('tells how a tie was broken', () => {
    const bids = [
      {seat: 'B' as const, cards: [12, 7], starting: false},
      {seat: 'A' as const, cards: [12, 3], starting: false},
    ];
    expect(say({kind: 'revealed', bids}, voice)).toBe('The bids: Ben – 12 (below it 7) and you – 12 (below it 3)');
  });
});

describe('announcements', () => {
  it('leave out what is said again in the same breath', () => {
    const said = announcement(
      [
        {kind: 'bid', seat: 'B'},
        {kind: 'revealed', bids: [{seat: 'B', cards: [12], starting: false}]},
        {kind: 'turn', seat: 'B'},
        {kind: 'picked', seat: 'B', painting: 'p2'},
        {kind: 'turn', seat: 'A'},
      ],
      voice,
    );
    expect(said).toBe('The bids: Ben – 12. Ben takes a painting (portrait). It is your turn');
  });

  it('are empty when nothing happened', () => {
    expect(announcement([], voice)).toBe('');
    expect(t('story-title')).toBe('Story');
  });
});
