import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {gamePage, games, shownHere} from '$games/registry';

describe('the games of the page', () => {
  it('leaves out tables of games that it can not show', () => {
    const tables = ['cats', 'artline', 'art-society', 'chess'].map((game, match) => ({game, match}));
    const shown = shownHere(tables).map(({game}) => game);
    expect(shown).toContain('cats');
    expect(shown).not.toContain('chess');
    expect(shown.every((id) => games.some((game) => game.id === id))).toBe(true);
  });

  it('offers a game as soon as there is a card for it, and not before', () => {
    const folder = join(import.meta.dirname, '../../../games');
    const cards = readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('card.ts'))
      .map(({name}) => /id: '([a-z-]+)'/.exec(readFileSync(join(folder, name, 'card.ts'), 'utf8'))?.[1]);
    expect(games.map(({id}) => id).sort()).toEqual(cards.sort());
  });

  it('has no page for any other game', async () => {
    expect(await gamePage('chess', 'Match')).toBeNull();
  });
});
