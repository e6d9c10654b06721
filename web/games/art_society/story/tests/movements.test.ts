import {describe, expect, it} from 'vitest';
import type {Happening} from '../happening';
import {fitted, movements, towards} from '../movements';

describe('what moves', () => {
  const picked: Happening = {kind: 'picked', seat: 'B', painting: 'p9'};
  const hung: Happening = {kind: 'hung', seat: 'B', item: 'p9', square: 'g4', source: 'hand', wins: 0};

  it('a pick flies to its seat, the own one to the tray', () => {
    expect(movements([picked], 'A', null)).toEqual([
      {kind: 'fly', picture: 'art-society/p9', from: '[data-lot="p9"]', to: '[data-seat-card="B"]'},
    ]);
    expect(movements([picked], 'B', null)[0]).toMatchObject({to: '[data-hand="pending"]'});
  });

  it('tiles drop onto the walls of others; the own player has hung them by hand', () => {
    expect(movements([hung], null, null)).toEqual([{kind: 'drop', at: '[data-wall="B"] [data-tile="p9@g4"]'}]);
    expect(movements([hung], 'B', null)).toEqual([]);
  });

  it('the gavel goes from seat to seat', () => {
    const round: Happening = {kind: 'round', round: 2, auctioneer: 'C'};
    expect(movements([round], 'A', 'B')[0]).toMatchObject({from: '[data-seat-card="B"]', to: '[data-seat-card="C"]'});
    expect(movements([round], 'A', null)).toEqual([]);
  });
});

describe('where it flies', () => {
  const thing = {left: 10, top: 20, width: 100, height: 50};

  it('keeps its proportions in the middle of where it goes', () => {
    expect(fitted(thing, {left: 200, top: 0, width: 100, height: 100}, 0.5)).toEqual({
      left: 225,
      top: 37.5,
      width: 50,
      height: 25,
    });
  });

  it('is moved and scaled, nothing else', () => {
    expect(towards(thing, {left: 60, top: 10, width: 50, height: 25})).toBe('translate(50px, -10px) scale(0.5, 0.5)');
  });
});
