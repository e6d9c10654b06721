import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {builtEngine, read} from '$lib/tests/repository';
import {Course} from '../../course';
import {auctionAt} from '../auction';
import {Player} from '$play/review/replay/player.svelte';

const course = new Course(await builtEngine(), read('web/games/art_society/tests/games/two.vrec'));
const [first = 0, second = 0] = course.starts;

describe('the player', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('goes step by step and stays within the game', () => {
    const player = new Player(course);
    player.previous();
    expect(player.step).toBe(0);
    player.next();
    expect(player.step).toBe(1);
    player.go(course.end + 10);
    player.next();
    expect(player.step).toBe(course.end);
  });

  it('goes round by round', () => {
    const player = new Player(course);
    player.nextRound();
    expect([player.step, player.round]).toEqual([first, 1]);
    player.nextRound();
    expect(player.step).toBe(second);
    player.next();
    player.previousRound();
    expect(player.step).toBe(second);
    player.previousRound();
    expect(player.step).toBe(first);
    player.previousRound();
    expect(player.step).toBe(0);
    player.go(course.starts.at(-1) ?? 0);
    player.nextRound();
    expect(player.step).toBe(course.end);
  });

  it('plays by itself to the end, faster when asked to', () => {
    const player = new Player(course);
    player.play();
    vi.advanceTimersByTime(5000);
    const slow = player.step;
    expect(slow).toBeGreaterThan(2);
    player.go(0);
    expect(player.playing).toBe(false);
    player.speed = 4;
    player.play();
    vi.advanceTimersByTime(5000);
    expect(player.step).toBeGreaterThan(slow);
    vi.advanceTimersByTime(3_600_000);
    expect([player.step, player.playing]).toEqual([course.end, false]);
  });

  it('begins anew from the end, and stops when it is told to', () => {
    const player = new Player(course, course.end);
    player.toggle();
    expect([player.step, player.playing]).toEqual([0, true]);
    player.toggle();
    vi.advanceTimersByTime(60_000);
    expect([player.step, player.playing]).toEqual([0, false]);
  });
});

describe('the auction at a step', () => {
  it('is empty before the first round', () => expect(auctionAt(course, 0)).toEqual({lots: [], bids: []}));

  it('ends with one lot for everybody and one for the museum', () => {
    const {lots, bids} = auctionAt(course, second - 1);
    expect(lots).toHaveLength(3);
    expect(lots.map(({taker}) => String(taker)).sort()).toEqual(['0', '1', 'museum']);
    expect(bids.map(({card}) => card ?? 0)).toEqual([...bids.map(({card}) => card ?? 0)].sort((a, b) => b - a));
  });

  it('says at every step what the engine says', () => {
    for (let step = 0; step <= course.end; ++step) {
      const {view} = course.at(step);
      const {lots} = auctionAt(course, step);
      expect(lots.map(({shape, painting, taker}) => (taker === null ? (painting ?? shape) : null))).toEqual(view.lots);
    }
  });
});
