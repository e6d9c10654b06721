// Moments of recorded nights: views that a server could send, for looking at them without playing until they come.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

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

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  vernissage_input(size: number): number;
  vernissage_replay(): number;
  vernissage_position(replay: number, step: number, viewer: number): number;
}

const root = join(import.meta.dirname, '../..');

async function engine(): Promise<Exports> {
  const module = await WebAssembly.compile(readFileSync(join(root, 'build/wasm/vernissage.wasm')));
  const exports = (await WebAssembly.instantiate(module)).exports as Exports;
  exports._initialize();
  return exports;
}

/** All positions of a record, in order, each as the first seat saw it. */
async function positions(file: string): Promise<Moment[]> {
  const calls = await engine();
  const answer = (start: number): unknown => {
    const bytes = new Uint8Array(calls.memory.buffer);
    return JSON.parse(new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start))));
  };
  const text = readFileSync(file);
  const start = calls.vernissage_input(text.length);
  new Uint8Array(calls.memory.buffer).set(text, start);
  const {number, summary} = answer(calls.vernissage_replay()) as {number: number; summary: {moves: unknown[]}};
  const viewer = 'A'.charCodeAt(0);
  return Array.from({length: summary.moves.length + 1}, (_, step) => {
    return (answer(calls.vernissage_position(number, step, viewer)) as {view: Moment}).view;
  });
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
  const all = await positions(join(root, 'web/games/cats/tests/games', nights[name]));
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
