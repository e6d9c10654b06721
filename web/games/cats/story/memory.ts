// What the story still tells. Without the memory aid people have to remember the cards themselves (CV-K3). So a line names
// colours only while the cards lie open, and afterwards says only what was done.
import type {View} from '../model';
import type {Happening} from './happening';

interface Told {
  happening: Happening;
}

/** The story as it may be read at this moment. */
export function remembered<Entry extends Told>(story: readonly Entry[], view: View | null): readonly Entry[] {
  if (view?.notes) return story;
  const open = view?.try?.painting;
  const opening = story.findLastIndex(({happening: one}) => one.kind === 'opened' && one.painting === open);
  const closed = opening < 0 ? story.length : opening;
  return story.flatMap((entry, at) => {
    const happening = at < closed ? withoutColours(entry.happening) : entry.happening;
    return happening ? [{...entry, happening}] : [];
  });
}

function withoutColours(one: Happening): Happening | null {
  switch (one.kind) {
    case 'opened':
      return {kind: 'tried', seat: one.seat, painting: one.painting, jump: one.jump};
    case 'put':
      return {kind: 'swapped', seat: one.seat};
    case 'replaced':
      return null;
    default:
      return one;
  }
}
