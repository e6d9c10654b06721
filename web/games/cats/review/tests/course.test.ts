import {describe, expect, it} from 'vitest';
import {builtEngine, read} from '$lib/tests/repository';
import {Course} from '../course';
import {highlights} from '../highlights';
import {sentenceAt, storyOf} from '../replay/story';

// Made with: vernissage simulate cats --bots cat,young-cat,expert --players 3 --games 60 --seed 11 --record DIR, and a
// game of four kittens that was lost.
const engine = await builtEngine();
const courseOf = (name: string) => new Course(engine, read(`web/games/cats/tests/games/${name}.vrec`));
const [won, lost] = [courseOf('won'), courseOf('lost')];

describe.each([
  ['won', won],
  ['lost', lost],
])('a game that was %s', (name, course) => {
  const {insight, view} = course.final;

  it('ends with all winning or nobody', () => {
    expect(course.won).toBe(name === 'won');
    expect(course.won).toBe(insight.clean >= insight.goal);
    expect(new Set(course.replay.points)).toEqual(new Set([insight.clean]));
  });

  it('has a round for each step at which the engine begins one', () => {
    expect(course.starts).toHaveLength(view.round);
    course.starts.forEach((start, at) => {
      expect(course.at(start).view.round).toBe(at + 1);
      expect(course.at(start - 1).view.round).toBe(at);
    });
  });

  it('accounts for every clean painting', () => {
    const {cleanings, splashed} = course.deeds;
    expect(cleanings.length - splashed.length).toBe(insight.clean);
    for (const {step, painting, by} of cleanings) {
      expect(course.at(step).view.paintings[painting - 1]?.clean).toBe(true);
      expect(course.at(step - 1).view.paintings[painting - 1]?.clean).toBeUndefined();
      expect(course.replay.moves.slice(0, step).findLast(({seat}) => seat)?.seat).toBe(by);
    }
  });

  it('accounts for every event', () => {
    const {events} = course.deeds;
    expect(events).toHaveLength(2);
  });

  it('tells of each painting that came clean when it does', () => {
    for (const {step} of course.deeds.cleanings) {
      const sentence = sentenceAt(course, step, (seat) => seat);
      const told = storyOf(course, step, (seat) => seat).map(({text}) => text);
      expect(sentence).toMatch(/cats-story-clean(ed)?/); // no language is loaded here, so texts are their keys
      expect(told.some((text) => sentence.includes(text) && text.startsWith('cats-story-clean'))).toBe(true);
    }
  });

  it('has highlights that lead to their step', () => {
    const found = highlights(course);
    expect(found.length).toBeGreaterThan(0);
    for (const {step} of found) {
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual(course.end);
    }
  });
});

describe('the ways in which paintings came clean', () => {
  it('are those of the actions', () => {
    for (const {step, way} of won.deeds.cleanings) {
      const action = won.replay.moves[step - 1]?.action ?? '';
      if (way === 'two') expect(action).toMatch(/^two/);
      if (way === 'swap' || way === 'turbo') expect(action).toMatch(/^put/);
    }
    const calls = won.replay.moves.filter(({action}) => /^two\d/.test(action)).length;
    expect(won.deeds.cleanings.filter(({way}) => way === 'two')).toHaveLength(calls);
  });

  it('leave out nobody who helped', () => {
    const agreed = won.replay.moves.filter(({action}) => action === 'yes').length;
    expect(won.deeds.paws).toHaveLength(agreed);
  });
});

it('the table is laid when the first round begins', () => {
  expect(won.laid).toBe(won.starts[0]);
  expect(won.at(won.laid).view.phase).not.toMatch(/^deal/);
  expect(won.at(won.laid - 1).view.phase).toMatch(/^deal/);
});
