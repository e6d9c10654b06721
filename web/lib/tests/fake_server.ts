// For tests: a world without a network and with a clock that is turned by hand.
import type {ChatLine, ClientMessage, ServerMessage, Table, View} from '$generated/messages';
import type {Socket, Surroundings} from '../line';

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: {data: unknown}) => void) | null = null;
  onclose: ((event: {code: number}) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }

  /** The server takes the call. */
  open(): void {
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({data: JSON.stringify(message)});
  }
  /** The line breaks, or the server closes it. */
  break(code = 1006): void {
    this.onclose?.({code});
  }

  sentOf<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, {type: T}>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, {type: T}> => message.type === type);
  }
}

export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  chance = 0;
  #time = 1000;
  #work: {at: number; run: () => void}[] = [];
  #doubting: (() => void)[] = [];

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.#time;
  }
  random(): number {
    return this.chance;
  }
  after(delay: number, run: () => void): () => void {
    const entry = {at: this.#time + delay, run};
    this.#work.push(entry);
    return () => (this.#work = this.#work.filter((other) => other !== entry));
  }
  onDoubt(listener: () => void): () => void {
    this.#doubting.push(listener);
    return () => (this.#doubting = this.#doubting.filter((other) => other !== listener));
  }

  /** The socket that was opened last. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }
  doubt(): void {
    for (const listener of this.#doubting) listener();
  }
  /** Lets so much time pass, and does what was to be done until then. */
  pass(duration: number): void {
    const end = this.#time + duration;
    for (;;) {
      const next = this.#work.filter(({at}) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#work = this.#work.filter((other) => other !== next);
      this.#time = next.at;
      next.run();
    }
    this.#time = end;
  }
}

export function someTable(changes: Partial<Table> = {}): Table {
  return {
    status: 'playing',
    game: 'art-society',
    edition: 'pl',
    flags: {},
    seats: [
      {kind: 'person', name: 'Ann', level: null, deadline: null, votes: ''},
      {kind: 'person', name: 'Bo', level: null, deadline: null, votes: ''},
    ],
    clock: {kind: 'none', limit: 0},
    listed: false,
    watching: true,
    commitment: '',
    seed: null,
    points: null,
    winners: null,
    ended: null,
    rematch: null,
    host: 'A',
    awaited: '',
    ...changes,
  };
}

export function someView(changes: Partial<View> = {}): View {
  return {
    type: 'view',
    protocol: 1,
    match: 'm1',
    version: 5,
    time: 501000,
    seat: 'A',
    table: someTable(),
    game: {phase: 'bids', seats: [{hasBid: false}, {hasBid: false}]},
    chat: [],
    invite: 'inv',
    watch: 'wat',
    ...changes,
  };
}

export function someLine(id: number, text: string): ChatLine {
  return {id, seat: 'B', name: 'Bo', text, time: 500000 + id};
}
