// Moments of recorded nights: views that a server could send, for looking at them without playing until they come.
import {recorded} from './records';

/** What the tests read of a view of Cats. */
export interface Moment {
  phase: string;
  viewer: string | null;
  active: string | null;
  asked: string[];
  round: number;
  event: string | null;
  /** the painting on which the black cat sleeps */
  cat: number | null;
  bank: number[];
  /** how many were found, by kind */
  traps: number[];
  hands: string[];
  try: {by: string; swaps: number; sprung: string} | null;
  proposal: {by: string; to: string} | null;
  paintings: {cards: string; clean?: true}[];
  /** with the memory aid: what was shown of the cards */
  notes?: string[];
}

/** All positions of a record, in order, each as the first seat saw it. */
async function positions(file: string): Promise<Moment[]> {
  const game = await recorded<Moment>('cats', file);
  return Array.from({length: game.moves.length + 1}, (_, step) => game.at(step, 'A'));
}

/** Whom a moment waits for; views of Cats differ in their viewer alone. */
function waitsFor({proposal, asked, active}: Moment): string {
  return proposal?.to ?? asked[0] ?? active ?? 'A';
}

/** Recorded nights by name, each moment as the seat sees it that has to do something. */
const nights = {
  won: 'won.vrec',
  lost: 'lost.vrec',
  'last-try': 'last-try.vrec',
  'exchange-nap': 'exchange-nap.vrec',
  'oops-twist': 'oops-twist.vrec',
};
export type Night = keyof typeof nights;

export async function nightOf(name: Night): Promise<Moment[]> {
  const all = await positions(nights[name]);
  return all.map((view) => ({...view, viewer: waitsFor(view)}));
}

/** The first moment of each kind: kinds are phases, and 'proposal'. */
export async function momentsOf(...names: Night[]): Promise<Map<string, Moment>> {
  const found = new Map<string, Moment>();
  for (const name of names) {
    for (const view of await nightOf(name)) {
      const kind = view.proposal ? 'proposal' : view.phase;
      if (!found.has(kind)) found.set(kind, view);
    }
  }
  return found;
}
