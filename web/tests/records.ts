// Positions of recorded games: views that a server could send, for looking at them without playing until they come.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  vernissage_input(size: number): number;
  vernissage_open(): number;
  vernissage_replay(): number;
  vernissage_position(replay: number, step: number, viewer: number): number;
}

export const root = join(import.meta.dirname, '../..');

/** The engine for all games, with texts going in and answers coming out. */
async function engine() {
  const module = await WebAssembly.compile(readFileSync(join(root, 'build/wasm/vernissage.wasm')));
  const calls = (await WebAssembly.instantiate(module)).exports as Exports;
  calls._initialize();
  const send = (text: Buffer) => {
    const start = calls.vernissage_input(text.length);
    new Uint8Array(calls.memory.buffer).set(text, start);
  };
  const answer = (start: number): unknown => {
    const bytes = new Uint8Array(calls.memory.buffer);
    return JSON.parse(new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start))));
  };
  return {calls, send, answer};
}

export interface RecordedGame<View> {
  /** what was agreed, as a table tells it */
  agreement: {rules?: number; edition: string; flags: Record<string, string>; seats: number};
  /** the move after each position; the seat of chance is null */
  moves: {seat: string | null; action: string}[];
  /** the position after so many moves, as a seat saw it; null for a spectator */
  at: (step: number, viewer: string | null) => View;
}

/** A record under `web/games`. */
export async function recorded<View>(game: string, file: string): Promise<RecordedGame<View>> {
  const {calls, send, answer} = await engine();
  send(readFileSync(join(root, 'web/games', game, 'tests/games', file)));
  const opened = answer(calls.vernissage_replay()) as {
    number: number;
    summary: Pick<RecordedGame<View>, 'agreement' | 'moves'>;
  };
  return {
    ...opened.summary,
    at: (step, viewer) =>
      (answer(calls.vernissage_position(opened.number, step, (viewer ?? '-').charCodeAt(0))) as {view: View}).view,
  };
}

/** The components of a game as the page knows them. */
export async function catalogueOf<Catalogue>(agreement: object): Promise<Catalogue> {
  const {calls, send, answer} = await engine();
  send(Buffer.from(JSON.stringify(agreement)));
  return (answer(calls.vernissage_open()) as {catalogue: Catalogue}).catalogue;
}
