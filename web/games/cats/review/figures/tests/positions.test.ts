import {describe, expect, it} from 'vitest';
import {after} from '$lib/engine';
import type {Seat} from '$generated/messages';
import {builtEngine} from '$lib/tests/repository';
import type {Catalogue, CatsPosition, Insight, View} from '../../../model';
import {ask} from '../ask';
import * as positions from '../positions';
import {agreement, viewOf} from '../scene';

const engine = (await builtEngine()).open<View, Insight, Catalogue>(agreement);
const {catalogue} = engine;

/** What comes of it when another seat goes on. */
function goOn({view}: CatsPosition, viewer: Seat, ...actions: string[]): CatsPosition {
  return after(engine, {...view, viewer}, actions);
}

describe('what the figures of the rulebook show is true', () => {
  it('[CV-S4] three cards lie on every painting, and a palette hangs above', () => {
    const {view} = ask(engine, positions.setup);
    expect(view.paintings).toHaveLength(12);
    expect(view.paintings.every(({palette, cards}) => palette?.length === 3 && cards === '???')).toBe(true);
    expect(view).toMatchObject({stack: 15, palettes: 4, events: 2});
    expect(view.dice).toHaveLength(7);
  });

  it('[CV-T5a] past clean ones, round the ring', () => {
    const {insight} = ask(engine, positions.ringWrap);
    expect(insight.reach).toEqual([{die: 2, paintings: [4, 12], because: 'clean'}]);
  });

  it('[CV-E3] past the cat', () => {
    const {insight} = ask(engine, positions.ringAsleep);
    expect(insight.reach).toEqual([{die: 3, paintings: [2, 4], because: 'asleep'}]);
  });

  it('[CV-T5d] colours that match are clean in any order, and the palette comes into the bank', () => {
    const {view} = ask(engine, positions.match, 'put-b@c');
    expect(view.paintings[0]).toEqual({palette: null, cards: '...', clean: true});
  });

  it('[CV-T5e] a swap that fetches a colour', () => {
    const {view, insight} = ask(engine, positions.swapFetch, 'put-r@a');
    expect(view.paintings[0]?.cards).toBe('rgr');
    expect(view.hands[0]).toBe('y');
    expect(insight.lacks).toBe('b');
  });

  it('[CV-P1a] after a Catastrophe there is nothing to do but to turn the cards down', () => {
    const {view, insight, choices} = ask(engine, positions.catastrophe);
    expect([...choices.undoable, ...choices.final]).toEqual(['stop']);
    expect([insight.lacks, view.hands[0], view.paintings[0]?.clean]).toEqual(['', '', undefined]);
  });

  it('[CV-P3] the colours of the new palette are all there', () => {
    const sorted = (text: string) => Array.from(text).sort().join('');
    const {before, after} = positions.flood;
    expect(sorted(after.cards)).toBe(sorted(after.palette));
    expect(before.cards.replace('F', 'b')).toBe(after.cards);
  });

  it('[CV-B2] red for blue, and blue cleans it', () => {
    const proposed = ask(engine, positions.helpingPaw, 'paw1-Brb');
    const agreed = goOn(proposed, 'B', 'yes');
    expect(agreed.view.hands.slice(0, 2)).toEqual(['b', 'r']);
    expect(goOn(agreed, 'A', 'put-b@b').view.paintings[0]?.clean).toBe(true);
  });

  it('[CV-B3] D may jump and B may not; then it is the turn of A', () => {
    const can = (viewer: Seat) => engine.look({...viewOf(positions.queue, catalogue), viewer}).choices.final;
    expect(can('D')).toContain('jump2');
    expect(can('B')).not.toContain('jump2');
    const {view} = ask(engine, positions.jumped, 'put-b@b');
    expect([view.paintings[0]?.clean, view.active]).toEqual([true, 'A']);
  });

  it('[CV-B4] no foreign colour, and at least two', () => {
    expect(positions.hardCat.map((scene) => ask(engine, scene).insight.two)).toEqual([true, false, false]);
  });

  it('[CV-B5] two swaps in one try', () => {
    const {view} = ask(engine, positions.turbo, 'put-r@a', 'put-b@b');
    expect([view.paintings[0]?.clean, view.hands[0]]).toEqual([true, 'yy']);
  });
});
