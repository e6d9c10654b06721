// The sounds of what happens, the most important first.
import type {Sounds} from '$play/story/sounds';
import type {HappeningKind} from './happening';

export const sounds: Sounds<HappeningKind> = [
  ['over', ['over']],
  ['clean', ['cleaned']],
  ['hiss', ['trap']],
  ['splash', ['splashed']],
  ['purr', ['event', 'nap']],
  ['dice', ['rolled']],
  ['paw', ['pawed']],
  ['reveal', ['opened']],
  ['card', ['took', 'exchanged', 'put', 'closed', 'twisted']],
];
