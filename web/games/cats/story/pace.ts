// How long the table stays as it is after something happened, so that eyes can follow.
import type {Seat} from '$generated/messages';
import {doer, type Happening, type HappeningKind} from './happening';

const holds: Partial<Record<HappeningKind, number>> = {
  round: 400,
  event: 2200,
  nap: 1200,
  splashed: 900,
  twisted: 700,
  rolled: 900,
  took: 700,
  exchange: 500,
  exchanged: 500,
  opened: 2400,
  trap: 2000,
  put: 1200,
  used: 900,
  proposed: 300,
  pawed: 900,
  cleaned: 1300,
  closed: 500,
};

/**
 * Cards that lie open for a moment. Players who have turned off movement need the time too, because they have to
 * remember them.
 */
export const toBeRemembered: readonly HappeningKind[] = ['opened', 'trap', 'put', 'pawed', 'twisted'];

/** Players know their own moves, but not what followed from them. */
const known: readonly HappeningKind[] = ['took', 'put', 'closed', 'twisted', 'exchange', 'proposed'];

export function holdOf(happenings: readonly Happening[], own: readonly Seat[]): number {
  return happenings.reduce((time, one) => {
    const seat = doer(one);
    const mine = seat !== null && own.includes(seat) && known.includes(one.kind);
    return time + (mine ? 0 : (holds[one.kind] ?? 0));
  }, 0);
}

/** How long the cards of a painting that is clean at once are seen. */
export const glimpseTime = 1300;

/** And those of one that a swap completes: two of them are known. */
export const swapTime = 800;

/** The most that the screen may lag behind the table. */
export const patience = 12_000;
