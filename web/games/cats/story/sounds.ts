// Which sound belongs to what happened; when several things happen at once, the weightiest is heard.
import type {SoundName} from '$lib/sound';
import type {Happening, HappeningKind} from './happening';

const sounds: [SoundName, HappeningKind[]][] = [
  ['over', ['over']],
  ['coin', ['cleaned']],
  ['gavel', ['trap', 'event', 'splashed']],
  ['reveal', ['rolled', 'opened']],
  ['card', ['took', 'exchanged', 'put', 'pawed', 'closed', 'twisted', 'nap']],
];

export function soundOf(happenings: readonly Happening[]): SoundName | null {
  const fitting = sounds.find(([, kinds]) => happenings.some(({kind}) => kinds.includes(kind)));
  return fitting?.[0] ?? null;
}
