import {beforeAll, describe, expect, it} from 'vitest';
import type {View} from '../model';
import {readAction, type Action} from '../notation';
import {hintFor, type Situation} from './coach';
import {replayed} from './replayed';

let views: View[];
const situations: Situation[] = [];

beforeAll(async () => {
  const game = await replayed('oops-twist', 'A');
  views = game.views;
  for (const view of views) {
    const {choices} = game.engine.look(view);
    const kinds = [...choices.undoable, ...choices.final].flatMap((token): Action['kind'][] => {
      const action = readAction(token);
      return action ? [action.kind] : [];
    });
    situations.push({view, can: new Set(kinds), mine: kinds.length > 0, diverted: false});
  }
});

describe('hints', () => {
  it('begin with what a turn is', () => {
    const first = situations.find(({can}) => can.has('clean'));
    expect(first && hintFor(first, [])).toBe('cats-coach-turn');
  });

  it('come once each in a game', () => {
    const seen: string[] = [];
    for (const now of situations) {
      const hint = hintFor(now, seen);
      if (hint) seen.push(hint);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain('cats-coach-swap');
    expect(seen).toContain('cats-coach-event');
  });
});
