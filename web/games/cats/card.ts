// What the lobby and the page for new tables know of Cats at the Vernissage.
import type {GameCard} from '$play/game';
import {areaOf, speaking} from '$lib/i18n.svelte';
import Showcase from './Showcase.svelte';

export const card: GameCard = {
  id: 'cats',
  opponents: ['young-cat', 'cat'],
  clauses: {start: 'CV-S8', order: 'CV-T1', 'hard-cat': 'CV-B4', 'memory-aid': 'CV-K3'},
  editions: 'options',
  oneEdition: true,
  phrases: [], // the table has them where they are needed
  steps: [
    {name: 'roll', picture: 'cats/die-7', width: 200, height: 200},
    {name: 'clean', picture: 'cats/palette-9', width: 400, height: 300},
    {name: 'beware', picture: 'cats/black-cat', width: 400, height: 400},
  ],
  company: 'cats',
  emblem: 'cats/black-cat',
  Showcase,
  odds: () => speaking([areaOf('cats', 'review')], import('./review/Odds.svelte')),
};
