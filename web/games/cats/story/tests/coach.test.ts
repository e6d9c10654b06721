import {beforeAll, describe, expect, it} from 'vitest';
import type {View} from '../../model';
import {readAction, type Action} from '../../notation';
import {hintFor, momentOf, type Situation} from '../coach';
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
    const hand = view.hands[0] ?? '';
    situations.push({view, can: new Set(kinds), mine: kinds.length > 0, hand, diverted: false});
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

  /** All but one were seen before. */
  const only = (name: string, now: Situation): boolean => {
    const others = [
      'turn',
      'reach',
      'swap',
      'empty',
      'two',
      'turbo',
      'jump',
      'paw',
      'full',
      'bank',
      'remember',
      'event',
    ];
    return (
      hintFor(
        now,
        others.filter((one) => one !== name).map((one) => `cats-coach-${one}`),
      ) !== null
    );
  };
  const trying = (): Situation => {
    const now = situations.find(({view, mine}) => view.phase === 'attempt' && mine);
    if (!now) throw new Error('nobody tries');
    return now;
  };

  it('speak of an empty hand to whom has one and could swap', () => {
    const now = trying();
    expect(only('empty', {...now, hand: '', can: new Set(['stop'])})).toBe(true);
    expect(only('empty', {...now, hand: 'r', can: new Set(['stop'])}), 'after a swap').toBe(false);
    const proposal = {by: 'B', to: 'A', give: 'r', take: 'g', palette: 1} as const;
    expect(only('empty', {...now, view: {...now.view, proposal}, hand: ''}), 'a friend asks').toBe(false);
  });

  it('speak of two swaps to whom has a paint', () => {
    const can = new Set(['turbo', 'stop'] as const);
    expect(only('turbo', {...trying(), hand: 'r', can})).toBe(true);
    expect(only('turbo', {...trying(), hand: '', can})).toBe(false);
  });

  it('go when the swap of which they speak is made', () => {
    const {view} = trying();
    const play = {shown: view, seat: 'A', mine: true} as const;
    const after: View = {...view, try: view.try && {...view.try, swapped: 'b', swaps: 0}};
    expect(momentOf({...play, shown: after})).not.toBe(momentOf(play));
    expect(momentOf({...play, shown: {...view}})).toBe(momentOf(play));
  });
});
