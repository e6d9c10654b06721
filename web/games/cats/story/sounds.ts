// The sounds of what happens, the most important first.
import type {Sounds} from '$play/story/sounds';
import type {HappeningKind} from './happening';

export const sounds: Sounds<HappeningKind> = [
  ['over', ['over']],
  ['coin', ['cleaned']],
  ['gavel', ['trap', 'event', 'splashed']],
  ['reveal', ['rolled', 'opened']],
  ['card', ['took', 'exchanged', 'put', 'pawed', 'closed', 'twisted', 'nap']],
];
