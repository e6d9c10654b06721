// A place at a match of the server, over one WebSocket (docs/api/protocol.md).
import {
  protocol,
  type ChatLine,
  type ClientMessage,
  type Refused,
  type Seat,
  type ServerMessage,
  type Table,
  type Update,
  type View,
} from '$generated/messages';
import {browser, Line, type LineEvents, type Outlook, type Surroundings} from './line';
import {keepMuted, keptMuted} from './muted';
import {Outbox, passes, problemOf} from './outbox';
import {patched} from './patch';
import {seatsOf} from './seats';
import {sessionHolds} from './session.svelte';
import type {Answer, LinkState, Presence, Problem, TableLink, TableNow, ViewListener} from './table';

export interface TableOptions {
  /** token of a spectator's link */
  watch?: string;
  surroundings?: Surroundings;
}

/** Takes the place at this match that the session's person has there. */
export function openTable(match: string, options: TableOptions = {}): TableLink {
  return new ServerTable(match, options);
}

class Now implements TableNow {
  link = $state.raw<LinkState>('connecting');
  problem = $state.raw<Problem | null>(null);
  seat = $state.raw<Seat | null>(null);
  seats = $state.raw<readonly Seat[]>([]);
  version = $state.raw(0);
  table = $state.raw<Table | null>(null);
  game = $state.raw<unknown>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<Presence>({seats: [], watchers: 0, away: []});
  muted = $state.raw<readonly Seat[]>([]);
  invite = $state.raw<string | null>(null);
  watch = $state.raw<string | null>(null);
  clockOffset = $state.raw(0);
  retryAt = $state.raw<number | null>(null);
}

/** Codes with which the server closes a socket. */
const closedFor = {policy: 1008, noRoom: 1013, badFrames: [1003, 1007, 1009]};

class ServerTable implements TableLink, LineEvents {
  readonly match: string;
  readonly now = new Now();
  readonly #token: string | undefined;
  readonly #world: Surroundings;
  readonly #line: Line;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<ViewListener>();
  /** Mutings have no key, so they are sent again on every new socket. Sending one twice does no harm. */
  readonly #muting = new Map<Seat, boolean>();
  /** Whether the server took this socket. */
  #taken = false;
  /** Whether this socket has brought a view or an update. */
  #greeted = false;
  /** Whether the next update can be applied to what is here. */
  #sound = false;
  /** What the server said about this socket as a whole. */
  #refusal: Problem | null = null;

  constructor(match: string, {watch, surroundings = browser(socketAddress())}: TableOptions) {
    this.match = match;
    this.#token = watch;
    this.#world = surroundings;
    this.now.muted = keptMuted(match);
    for (const seat of this.now.muted) this.#muting.set(seat, true);
    this.#outbox = new Outbox(surroundings, (text) => {
      if (this.#greeted) this.#line.send(text);
    });
    this.#line = new Line(surroundings, this, JSON.stringify({type: 'ping'} satisfies ClientMessage));
  }

  act(action: string, seat?: Seat): Promise<Answer> {
    return this.#outbox.ask({type: 'move', action, ...(seat && {seat})});
  }
  say(text: string): Promise<Answer> {
    return this.#outbox.ask({type: 'chat', text});
  }
  replace(seat: Seat, level: string): Promise<Answer> {
    return this.#outbox.ask({type: 'replace', seat, level});
  }
  resume(): Promise<Answer> {
    return this.#outbox.ask({type: 'resume'});
  }
  leave(): Promise<Answer> {
    return this.#outbox.ask({type: 'leave'});
  }
  start(level: string): Promise<Answer> {
    return this.#outbox.ask({type: 'start', level});
  }
  rematch(): Promise<Answer> {
    return this.#outbox.ask({type: 'rematch'});
  }

  mute(seat: Seat, on: boolean): void {
    const others = this.now.muted.filter((other) => other !== seat);
    this.now.muted = on ? [...others, seat] : others;
    this.#muting.set(seat, on);
    keepMuted(this.match, this.now.muted);
    this.#sayMuting(seat, on);
  }

  onView(listener: ViewListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  retry(): void {
    this.#line.retry();
  }

  close(): void {
    this.#line.close();
    this.#listeners.clear();
    this.#outbox.close({code: 'lost', reason: 'the page has left the table'});
  }

  // --- the line -----------------------------------------------------------------------------------------------------

  opened(): void {
    this.#taken = true;
    this.#refusal = null;
    this.#send({
      type: 'hello',
      protocol,
      match: this.match,
      ...(this.#token && {token: this.#token}),
      ...(this.#sound && {since: this.now.version}),
    });
  }

  heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'view':
        this.#view(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'ack':
        this.#outbox.acknowledged(message.key);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'presence':
        this.now.presence = {seats: seatsOf(message.seats), watchers: message.watchers, away: message.away ?? []};
        break;
      case 'pong':
        this.now.clockOffset = message.time - this.#world.now();
        break;
      case 'legal':
      case 'readings':
        break; // Never asked for: the engine and the lexicon in the page know.
    }
  }

  broke(code: number): Outlook {
    if (!this.#taken) void this.#doubtSession();
    this.#taken = false;
    this.#greeted = false;
    if (closedFor.badFrames.includes(code))
      return this.#end({code: 'bad-message', reason: 'the server did not understand this page'});
    if (code === closedFor.policy && this.#refusal && this.#refusal.code !== 'too-fast')
      return this.#end(this.#refusal);
    this.now.link = this.now.table ? 'lost' : 'connecting';
    return code === closedFor.policy || code === closedFor.noRoom ? 'later' : 'soon';
  }

  /** A server that does not know the session refuses every socket, so there is no point in trying again. */
  async #doubtSession(): Promise<void> {
    if ((await sessionHolds()) || this.now.link === 'live') return;
    this.#line.close();
    this.#end({code: 'no-session', reason: 'the server does not know this session any more'});
  }

  retryAt(time: number | null): void {
    this.now.retryAt = time;
  }

  #end(problem: Problem): 'never' {
    this.now.link = 'refused';
    this.now.problem = problem;
    this.now.retryAt = null;
    this.#outbox.close(problem);
    return 'never';
  }

  // --- what the server says -----------------------------------------------------------------------------------------

  #view(view: View): void {
    this.now.seat = view.seat;
    this.now.seats = seatsOf(view.seats ?? view.seat ?? '');
    this.now.invite = view.invite ?? null;
    this.now.watch = view.watch ?? this.#token ?? null;
    this.now.clockOffset = view.time - this.#world.now();
    this.#sound = true;
    this.#show(view.table, view.game, view.version, view.chat);
  }

  #update({from, to, set, chat}: Update): void {
    const next = from === this.now.version ? this.#patched(set as Record<string, unknown>) : null;
    if (next) this.#show(next.table, next.game, to, chat ?? []);
    else this.#line.renew();
  }

  #patched(changes: Record<string, unknown>): {table: Table; game: unknown} | null {
    const {table, game} = this.now;
    try {
      return table && patched({table, game}, changes);
    } catch {
      this.#sound = false; // The changes don't fit what is here, so the next hello asks for a whole view.
      return null;
    }
  }

  #show(table: Table, game: unknown, version: number, lines: readonly ChatLine[]): void {
    const changed = game !== this.now.game;
    this.now.table = table;
    this.now.game = game;
    this.now.version = version;
    this.now.link = 'live';
    const last = this.now.chat.at(-1)?.id ?? -1;
    const unheard = lines.filter((line) => line.id > last);
    if (unheard.length > 0) this.now.chat = [...this.now.chat, ...unheard];
    if (changed) for (const listener of this.#listeners) listener(game, version);
    if (!this.#greeted) this.#catchUp();
  }

  /** Sends again on a new socket what may have been lost with the old one. */
  #catchUp(): void {
    this.#greeted = true;
    for (const [seat, on] of this.#muting) this.#sayMuting(seat, on);
    this.#outbox.sendAll();
  }

  #refused(message: Refused): void {
    const problem = problemOf(message);
    if (message.key === undefined) this.#refusedAltogether(problem);
    else this.#outbox.refused(message.key, problem);
  }

  #refusedAltogether(problem: Problem): void {
    this.#refusal = problem;
    if (this.#greeted || problem.code === 'too-fast' || passes(problem)) return;
    this.#line.close();
    this.#end(problem);
  }

  #sayMuting(seat: Seat, on: boolean): void {
    // The server can't keep this for a spectator, but the page hides the lines all the same.
    if (this.#greeted && this.now.seat) this.#send({type: 'mute', seat, on});
  }

  #send(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message));
  }
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}
