import {describeFigures} from '$play/review/figures/tests/suite';
import {builtEngine} from '$lib/tests/repository';
import type {Catalogue, Insight, View} from '../../../model';
import {cards, drawings} from '../drawings';
import Figure from '../Figure.svelte';
import {agreement} from '../scene';

describeFigures({
  rulebook: 'docs/rules/art-society.md',
  words: 'web/i18n/en/art_society_review.ftl',
  caption: 'review-figure-',
  drawn: Object.keys({...drawings, ...cards}),
  Figure,
  engine: (await builtEngine()).open<View, Insight, Catalogue>(agreement),
});
