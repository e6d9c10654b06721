// Which sound belongs to what happened.
import type {SoundName} from '$lib/sound';

/** The sounds of a game, the weightiest first, and what they are for. */
export type Sounds<Kind extends string> = readonly (readonly [SoundName, readonly Kind[]])[];

/** The sound of what happened. When several things happen at once, only the weightiest is heard. */
export function soundOf<Kind extends string>(sounds: Sounds<Kind>, all: readonly {kind: Kind}[]): SoundName | null {
  return sounds.find(([, kinds]) => all.some(({kind}) => kinds.includes(kind)))?.[0] ?? null;
}
