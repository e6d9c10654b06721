import {describeFigures} from '$play/review/figures/tests/suite';
import {describe, expect, it} from 'vitest';
import {builtEngine} from '$lib/tests/repository';
import type {Catalogue, Insight, View} from '../../../model';
import {drawings, stills} from '../drawings';
import Figure from '../Figure.svelte';
import {arc, steps} from '../parts/ring';
import {agreement} from '../scene';

describeFigures({
  rulebook: 'docs/rules/cats.md',
  words: 'web/i18n/en/cats_review.ftl',
  caption: 'cats-review-figure-',
  drawn: Object.keys({...drawings, ...stills}),
  Figure,
  engine: (await builtEngine()).open<View, Insight, Catalogue>(agreement),
});

describe('the ring of numbers', () => {
  it('goes round at its ends', () => {
    expect(steps(2, 4, 12, 1)).toBe(2);
    expect(steps(2, 12, 12, -1)).toBe(2);
    expect(steps(2, 12, 12, 1)).toBe(10);
  });

  it('turns up with the clock and down against it', () => {
    expect(arc(2, 4, 12, 1)).toMatch(/ 0 0 1 [\d.]+ [\d.]+$/);
    expect(arc(2, 12, 12, -1)).toMatch(/ 0 0 0 [\d.]+ [\d.]+$/);
  });
});
