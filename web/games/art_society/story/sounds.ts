// What is to be heard, the weightiest first.
import type {Sounds} from '$play/story/sounds';
import type {HappeningKind} from './happening';

export const sounds: Sounds<HappeningKind> = [
  ['over', ['over']],
  ['reveal', ['revealed']],
  ['museum', ['bought']],
  ['gavel', ['round']],
  ['hang', ['hung', 'decorated', 'undone', 'exchanged']],
  ['card', ['picked', 'swapped', 'surplus', 'given', 'turned-up', 'named', 'bid', 'dealt', 'card']],
];
