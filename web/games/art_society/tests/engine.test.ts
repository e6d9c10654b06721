// @vitest-environment node
import {beforeAll, describe, expect, it} from 'vitest';
import {isViolation} from '$lib/engine';
import {builtEngine, read} from '$lib/tests/repository';
import type {EngineModule} from '$lib/wasm_engine';
import type {Catalogue, Insight, View} from '../model';

const record = read('tests/golden/art-society-pl-2.vrec');

let engine: EngineModule;

beforeAll(async () => {
  engine = await builtEngine();
});

const replayed = () => engine.replay<View, Insight>(record);
const opened = () => engine.open<View, Insight, Catalogue>(replayed().agreement);

/** The first position in which this seat makes a move that this pattern describes. */
function before(pattern: RegExp) {
  const replay = replayed();
  const step = replay.moves.findIndex(({seat, action}) => seat !== null && pattern.test(action));
  const {seat, action} = replay.moves[step] ?? {};
  if (!seat || !action) throw new Error('the record has no such move');
  return {replay, step, seat, action, view: replay.at(step, seat).view};
}

describe('a game', () => {
  it('is opened with its catalogue', () => {
    const {catalogue} = opened();
    expect(catalogue.columns).toBe(14);
    expect(catalogue.eyeline).toEqual([5, 7]);
    expect(catalogue.paintings).toHaveLength(116);
    expect(catalogue.paintings[0]).toEqual({
      name: 'p1',
      width: 2,
      height: 3,
      type: 'city',
      frame: 'a',
      value: 4,
      starting: true,
    });
    expect(catalogue.decor.map((decor) => decor.name)).toEqual(['1', '2-', '2|', '3-', '3|']);
  });

  it('that does not exist is refused with a sentence', () => {
    const agreement = {...replayed().agreement, seats: 9};
    expect(() => engine.open(agreement)).toThrow('whole number from 0 to 8');
    expect(() => engine.open({...agreement, seats: 7})).toThrow('art-society is for 2 to 4 players, not 7');
  });

  it('is played by the version of the rules with which it began, and by no newer one', () => {
    const {agreement} = replayed();
    expect(agreement.rules).toBe(1);
    expect(() => engine.open(agreement)).not.toThrow();
    expect(() => engine.open({...agreement, rules: 99})).toThrow('newer than this program');
  });

  it('tells from a view alone what its viewer may do', () => {
    const {view, action, seat} = before(/^bid/);
    const position = opened().look(view);
    expect(position.view).toEqual(view);
    expect(position.choices.final).toContain(action);
    expect(position.choices.undoable).toEqual([]);
    expect(view.viewer).toBe(seat);
    expect(position.insight.seats).toHaveLength(view.seats.length);
    expect(position.insight.ending).toBeNull();
  });

  it('tells what an action would bring, as it then came', () => {
    const {replay, step, view, action, seat} = before(/^2x|^[a-n]\d+$/);
    const after = opened().attempt(view, [action]);
    if (isViolation(after)) throw new Error(after.reason);
    expect(after.view).toEqual(replay.at(step + 1, seat).view);
    expect(after.insight).toEqual(replay.at(step + 1, seat).insight);
  });

  it('names the clause of what is forbidden', () => {
    const {view} = before(/^bid/);
    const answer = opened().attempt(view, ['bid1', 'bid1']);
    expect(answer).toHaveProperty('clause', 'AS-D4a');
    expect(opened().attempt(view, ['dance'])).toEqual({clause: '', reason: 'there is no such action'});
  });

  it('refuses a view that no game can have led to', () => {
    const {view} = before(/^bid/);
    expect(() => opened().look({...view, round: 19})).toThrow('a hand of the wrong size');
  });

  it('answers fast enough to follow a finger', () => {
    const {view, action} = before(/^[a-n]\d+$/);
    const game = opened();
    const ask = () => game.attempt(view, [action]);
    for (let i = 0; i < 200; i += 1) ask();
    const started = performance.now();
    for (let i = 0; i < 200; i += 1) ask();
    // It takes 0.04 ms; the bound leaves room for a busy machine.
    expect((performance.now() - started) / 200).toBeLessThan(1);
  });
});

describe('a replay', () => {
  it('tells who did what and how it ended', () => {
    const replay = replayed();
    expect(replay.agreement).toMatchObject({game: 'art-society', edition: 'pl', seats: 4});
    expect(replay.moves[0]).toEqual({seat: null, action: expect.stringMatching(/^p\d+$/) as string});
    expect(replay.points).toHaveLength(4);
    expect(replay.winners).toMatch(/^[A-D]+$/);
  });

  it('shows every position to every viewer', () => {
    const replay = replayed();
    expect(replay.at(0, null).view.phase).toBe('start-deal');
    const end = replay.at(replay.moves.length, 'A');
    expect(end.view.phase).toBe('over');
    expect(end.view.own?.stack.length).toBeGreaterThan(1);
    expect(end.choices).toEqual({undoable: [], final: []});
    expect(end.insight.ending).not.toBeNull();
    expect(replay.at(3, null).view.own).toBeUndefined();
    expect(() => replay.at(replay.moves.length + 1, null)).toThrow('the game has no such step');
  });

  it('of a bad record is refused with the line', () => {
    expect(() => engine.replay(record.replace('winners', 'losers'))).toThrow(/^line \d+: /);
    expect(() => engine.replay('')).toThrow('the record ends here');
  });

  it('and a table are open side by side', () => {
    const replay = replayed();
    const other = engine.replay<View, Insight>(read('tests/golden/art-society-ru-4.vrec'));
    const game = engine.open<View, Insight, Catalogue>(other.agreement);
    expect(game.look(other.at(50, 'A').view).view).toEqual(other.at(50, 'A').view);
    expect(replay.at(10, null).view.seats).toHaveLength(4);
    expect(other.at(10, null).view.seats).toHaveLength(2);
  });
});
