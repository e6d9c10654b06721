// The story of the table that this tab shows, kept while it lives: a reload or another language does not make one forget it.
import type {Seat} from '$generated/messages';

export interface KeptStory<View, Told> {
  match: string;
  /** whose view it is; null: a spectator's */
  seat: Seat | null;
  /** the view up to which it is told */
  view: View;
  story: readonly Told[];
}

const key = 'vernissage-story';

export function keepStory(kept: KeptStory<unknown, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the story begins anew.
  }
}

/** The story of this place at this match, if it was the last one here. */
export function keptStory<View, Told>(match: string, seat: Seat | null): KeptStory<View, Told> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptStory<View, Told> | null;
    return kept?.match === match && kept.seat === seat && Array.isArray(kept.story) ? kept : null;
  } catch {
    return null;
  }
}
