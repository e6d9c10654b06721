// The engine of lib/engine.ts: the C++ of the rules as a WebAssembly module, one for each game. Texts of JSON go in and come
// out; wasm/engine.cpp describes the calls.
import {type Agreement, type GameEngine, isViolation, type Position, type Replay, type Violation} from './engine';
import type {Seat} from '$generated/messages';

export interface EngineModule {
  /** a game by what was agreed at its table; throws an Error with a sentence when there is no such game */
  open<View, Insight, Catalogue>(agreement: Agreement): GameEngine<View, Insight, Catalogue>;
  /** a finished game from the text of its record; throws an Error with a sentence when the record is not in order */
  replay<View, Insight>(record: string): Replay<View, Insight>;
}

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  vernissage_input(size: number): number;
  vernissage_open(): number;
  vernissage_attempt(game: number, actions: number, rehearsing: number): number;
  vernissage_replay(): number;
  vernissage_position(replay: number, step: number, viewer: number): number;
}

type Summary = Omit<Replay<unknown, unknown>, 'at'>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Texts into the module's memory and out of it. */
class Wire {
  constructor(readonly calls: Exports) {}

  /** Writes what the next call reads; answers how many bytes the first part has. */
  send(first: string, second = ''): number {
    const parts = [encoder.encode(first), encoder.encode(second)] as const;
    const start = this.calls.vernissage_input(parts[0].length + parts[1].length);
    // The memory may have grown and moved: its buffer is asked for each time.
    const memory = new Uint8Array(this.calls.memory.buffer);
    memory.set(parts[0], start);
    memory.set(parts[1], start + parts[0].length);
    return parts[0].length;
  }

  /** The answer at this address. The one place where text of the engine becomes a type of the page, which the caller names. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  receive<Answer extends object>(start: number): Answer {
    const memory = new Uint8Array(this.calls.memory.buffer);
    const text = decoder.decode(memory.subarray(start, memory.indexOf(0, start)));
    const answer = JSON.parse(text) as Answer | {error: string};
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }
}

class WasmGame<View, Insight, Catalogue> implements GameEngine<View, Insight, Catalogue> {
  readonly catalogue: Catalogue;
  readonly #wire: Wire;
  readonly #number: number;

  constructor(wire: Wire, agreement: Agreement) {
    this.#wire = wire;
    const {game, rules, edition, flags, seats} = agreement;
    wire.send(JSON.stringify({game, rules, edition, flags, seats}));
    const opened = wire.receive<{number: number; catalogue: Catalogue}>(wire.calls.vernissage_open());
    this.#number = opened.number;
    this.catalogue = opened.catalogue;
  }

  look(view: View): Position<View, Insight> {
    const position = this.attempt(view, []);
    if (isViolation(position)) throw new Error(position.reason);
    return position;
  }

  attempt(view: View, actions: readonly string[]): Position<View, Insight> | Violation {
    return this.#ask(view, actions, 0);
  }

  rehearse(view: View, actions: readonly string[]): Position<View, Insight> | Violation {
    return this.#ask(view, actions, 1);
  }

  #ask(view: View, actions: readonly string[], rehearsing: 0 | 1): Position<View, Insight> | Violation {
    const length = this.#wire.send(actions.join(' '), JSON.stringify(view));
    return this.#wire.receive(this.#wire.calls.vernissage_attempt(this.#number, length, rehearsing));
  }
}

class WasmReplay<View, Insight> implements Replay<View, Insight> {
  readonly agreement: Agreement;
  readonly moves: Summary['moves'];
  readonly points: readonly number[];
  readonly winners: string;
  readonly #wire: Wire;
  readonly #number: number;

  constructor(wire: Wire, record: string) {
    this.#wire = wire;
    wire.send(record);
    const opened = wire.receive<{number: number; summary: Summary}>(wire.calls.vernissage_replay());
    this.#number = opened.number;
    ({agreement: this.agreement, moves: this.moves, points: this.points, winners: this.winners} = opened.summary);
  }

  at(step: number, viewer: Seat | null): Position<View, Insight> {
    const letter = (viewer ?? '-').charCodeAt(0);
    return this.#wire.receive(this.#wire.calls.vernissage_position(this.#number, step, letter));
  }
}

/** Makes the engine from its module, wherever that comes from. The module needs no imports. */
export function startEngine({exports}: WebAssembly.Instance): EngineModule {
  const calls = exports as Exports;
  calls._initialize();
  const wire = new Wire(calls);
  return {
    open: (agreement) => new WasmGame(wire, agreement),
    replay: (record) => new WasmReplay(wire, record),
  };
}

const addresses = import.meta.glob<string>('$wasm/engine-*.wasm', {query: '?url', import: 'default', eager: true});

function addressOf(game: string): string {
  const found = Object.entries(addresses).find(([file]) => file.endsWith(`/engine-${game}.wasm`));
  if (found === undefined) throw new Error(`there is no engine for ${game}`);
  return found[1];
}

async function download(game: string): Promise<WebAssembly.Instance> {
  const answer = await fetch(addressOf(game));
  if (!answer.ok) throw new Error(`the engine could not be loaded: ${answer.status}`);
  // A server that names another type is no reason not to play.
  if (answer.headers.get('content-type') !== 'application/wasm') {
    return (await WebAssembly.instantiate(await answer.arrayBuffer())).instance;
  }
  return (await WebAssembly.instantiateStreaming(answer)).instance;
}

const loading = new Map<string, Promise<EngineModule>>();

/** The engine of a game, loaded once; after a failure the next call tries again. */
export function loadEngine(game: string): Promise<EngineModule> {
  const begun = loading.get(game);
  if (begun !== undefined) return begun;
  const engine = download(game)
    .then(startEngine)
    .catch((error: unknown) => {
      loading.delete(game);
      throw error;
    });
  loading.set(game, engine);
  return engine;
}
