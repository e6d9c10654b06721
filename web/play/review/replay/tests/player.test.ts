import {describe, expect, it, vi} from 'vitest';
import {Player} from '../player.svelte';

/** Ten moves lay the table, then there are two rounds. */
const course = {
  starts: [10, 20],
  laid: 10,
  end: 30,
  roundAt: (step: number) => Math.floor(step / 10),
  pauseAt: () => 100,
};

describe('a game whose table is laid in many steps', () => {
  it('takes them in one, forwards and back', () => {
    const player = new Player(course);
    player.next();
    expect(player.step).toBe(10);
    player.next();
    expect(player.step).toBe(11);
    player.previous();
    player.previous();
    expect(player.step).toBe(0);
  });

  it('gives them one place on the timeline', () => {
    const player = new Player(course);
    expect(player.places).toBe(21);
    expect([0, 5, 10, 11, 30].map((step) => player.placeOf(step))).toEqual([0, 0, 1, 2, 21]);
    for (const step of [0, 10, 25, 30]) {
      player.goToPlace(player.placeOf(step));
      expect(player.step).toBe(step);
    }
  });

  it('still knows the steps between, which old addresses name', () => {
    const player = new Player(course, 5);
    expect(player.step).toBe(5);
    player.previous();
    expect(player.step).toBe(0);
    player.go(5);
    player.next();
    expect(player.step).toBe(10);
  });

  it('plays past them', () => {
    vi.useFakeTimers();
    const player = new Player(course);
    player.play();
    vi.advanceTimersByTime(450);
    expect(player.step).toBe(10);
    player.pause();
    vi.useRealTimers();
  });
});
