// A line to the server that mends itself: it notices when the server does not answer any more and connects again, each time a
// little later. What is sent on it is decided in lib/server_table.svelte.ts.

/** The part of a WebSocket that is needed. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: {data: unknown}) => void) | null;
  onclose: ((event: {code: number}) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a line needs from its surroundings; tests bring their own. */
export interface Surroundings {
  open(): Socket;
  now(): number;
  /** from 0 to 1 */
  random(): number;
  /** Returns how to call it off. */
  after(delay: number, work: () => void): () => void;
  /** Calls when the network came or went, or the person is back: time to look after the line. Returns how to stop. */
  onDoubt(listener: () => void): () => void;
}

/** Whether to connect again after the socket was closed. */
export type Outlook = 'soon' | 'later' | 'never';

export interface LineEvents {
  /** There is a new socket: say hello. */
  opened(): void;
  heard(text: string): void;
  /** The socket is gone, with this code. */
  broke(code: number): Outlook;
  /** The next attempt is at this time; null when it is being made. */
  retryAt(time: number | null): void;
}

const second = 1000;
const longestPause = 30 * second;
const crowdedPause = 8 * second;
const quietBeforeProbe = 20 * second;
const answerToProbe = 10 * second;
const answerToDoubt = 4 * second;
/** A line that held this long was a good one: the pauses start from the shortest again. */
const steady = 10 * second;
const abnormal = 1006;

export class Line {
  readonly #world: Surroundings;
  readonly #events: LineEvents;
  /** what makes the server answer */
  readonly #probe: string;
  #socket: Socket | null = null;
  #open = false;
  #openedAt = 0;
  #attempts = 0;
  #callOff = () => {};
  readonly #stopListening: () => void;

  constructor(world: Surroundings, events: LineEvents, probe: string) {
    this.#world = world;
    this.#events = events;
    this.#probe = probe;
    this.#stopListening = world.onDoubt(() => this.#lookAfter());
    this.#connect();
  }

  /** Only what is said between `opened` and `broke` gets anywhere. */
  send(text: string): void {
    if (this.#open) this.#socket?.send(text);
  }

  /** Connects at once if it waits for the next attempt. */
  retry(): void {
    if (!this.#socket) this.#connect();
  }

  /** Gives this socket up for a new one. */
  renew(): void {
    this.#broke(abnormal, 0);
  }

  close(): void {
    this.#stopListening();
    this.#drop();
  }

  #connect(): void {
    this.#callOff();
    this.#events.retryAt(null);
    const socket = this.#world.open();
    this.#socket = socket;
    // A socket that was given up may still have something to say.
    const ours = () => this.#socket === socket;
    socket.onopen = () => {
      if (!ours()) return;
      this.#open = true;
      this.#openedAt = this.#world.now();
      this.#watch(quietBeforeProbe);
      this.#events.opened();
    };
    socket.onmessage = ({data}) => {
      if (!ours() || typeof data !== 'string') return;
      this.#watch(quietBeforeProbe);
      this.#events.heard(data);
    };
    socket.onclose = ({code}) => {
      if (ours()) this.#broke(code);
    };
    this.#giveUpAfter(answerToProbe);
  }

  /** When it stays silent for so long, asks whether anybody is there. */
  #watch(quiet: number): void {
    this.#callOff();
    this.#callOff = this.#world.after(quiet, () => {
      this.send(this.#probe);
      this.#giveUpAfter(answerToProbe);
    });
  }

  #giveUpAfter(delay: number): void {
    this.#callOff = this.#world.after(delay, () => this.#broke(abnormal));
  }

  #lookAfter(): void {
    this.retry();
    if (!this.#open) return;
    // While the page slept the line may have died unnoticed.
    this.#callOff();
    this.send(this.#probe);
    this.#giveUpAfter(answerToDoubt);
  }

  #broke(code: number, shortest = second): void {
    if (this.#open && this.#world.now() - this.#openedAt >= steady) this.#attempts = 0;
    this.#drop();
    const outlook = this.#events.broke(code);
    if (outlook === 'never') {
      this.#stopListening();
      return;
    }
    const pause = this.#pause(outlook === 'later' ? crowdedPause : shortest);
    this.#events.retryAt(this.#world.now() + pause);
    this.#callOff = this.#world.after(pause, () => this.#connect());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#callOff();
    this.#socket = null;
    this.#open = false;
    socket?.close();
  }

  /** 1, 2, 4 … 30 seconds, and a random part of it, so that not all come back at the same moment. */
  #pause(shortest: number): number {
    const tries = this.#attempts++;
    if (tries === 0 && shortest === 0) return 0;
    const base = Math.max(shortest, second * 2 ** Math.min(tries, 10));
    return Math.min(longestPause, Math.round(base * (1 + this.#world.random() / 2)));
  }
}

/** The browser's own surroundings. */
export function browser(address: string): Surroundings {
  return {
    open: () => new WebSocket(address) as Socket,
    now: () => Date.now(),
    random: () => Math.random(),
    after: (delay, work) => {
      const timer = setTimeout(work, delay);
      return () => clearTimeout(timer);
    },
    onDoubt: (listener) => {
      const seen = () => {
        if (document.visibilityState === 'visible') listener();
      };
      addEventListener('online', listener);
      addEventListener('offline', listener);
      document.addEventListener('visibilitychange', seen);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
        document.removeEventListener('visibilitychange', seen);
      };
    },
  };
}
