// What the lobby and the page for new tables know of Art Society.
import type {GameCard} from '$play/game';
import Showcase from './Showcase.svelte';

export const card: GameCard = {
  id: 'art-society',
  opponents: ['visitor', 'visitor', 'collector'],
  clauses: {'decor-total': 'AS-H4b', tie: 'AS-G9', surplus: 'AS-N3', markers: 'AS-M2', 'bid-tracker': 'AS-B4'},
  editions: 'editions',
  phrases: ['wall', 'bid'],
  steps: [
    {name: 'bid', picture: 'art-society/gavel', width: 400, height: 300},
    {name: 'hang', picture: 'art-society/assistant', width: 300, height: 400},
    {name: 'score', picture: 'art-society/museum', width: 600, height: 400},
  ],
  company: 'people',
  emblem: 'art-society/gavel',
  Showcase,
};
