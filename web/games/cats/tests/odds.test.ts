import {describe, expect, it} from 'vitest';
import {oddsFor} from '../odds';

describe('how often computer cats win', () => {
  it.each([2, 3, 4])('is known for %i players and every option', (players) => {
    for (const hardCat of ['strict', 'lenient']) {
      const odds = oddsFor(players, {'hard-cat': hardCat});
      expect(odds.map(({level}) => level)).toEqual(['kitten', 'young-cat', 'cat', 'expert']);
      const won = odds.map((each) => each.won);
      expect(won).toEqual(won.toSorted((a, b) => a - b));
      expect(won.at(-1)).toBeLessThanOrEqual(1000);
    }
  });

  it('takes what is usual for what is not said', () => {
    expect(oddsFor(2, {})).toEqual(oddsFor(2, {'hard-cat': 'strict', order: 'runs-on'}));
  });
});
