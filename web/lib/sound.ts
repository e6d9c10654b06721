// Sounds are off unless a person turns them on, so what makes them is fetched with the first one.
import {settings} from './settings.svelte';
import type {SoundName} from './voices';

export type {SoundName};

/** Lets a sound be heard, if sounds are wanted. A line that is broken just then makes it silent. */
export function sound(name: SoundName | null): void {
  if (!name || !settings.sound) return;
  void import('./voices').then(
    ({play}) => play(name),
    () => undefined,
  );
}
