// A place at one match: a seat, or a place to look on. The page speaks only to this interface. The server is one
// implementation (lib/server_table.svelte.ts); an engine in the page could be another.
import type {Away, ChatLine, RefusalCode, Seat, Table} from '$generated/messages';

export type LinkState =
  /** the first view is not there yet */
  | 'connecting'
  /** what is here is the newest version */
  | 'live'
  /** the line broke and is being mended; what is here may be old */
  | 'lost'
  /** this match can't be looked at; `problem` says why */
  | 'refused';

export interface Problem {
  code: RefusalCode | 'lost' | 'no-session';
  clause?: string;
  /** a sentence of the server, in English; the page prefers its own words for the code */
  reason: string;
}

export type Answer = {done: true} | {done: false; problem: Problem};

export interface Presence {
  /** seats whose people are connected */
  seats: Seat[];
  /** number of spectators */
  watchers: number;
  /** during the game: who is not connected, and from when on (ms of the server's clock) a bot may play for them */
  away: readonly Away[];
}

/** Everything that is known of the match. Every field is reactive. `table` and `game` are replaced, never changed in place. */
export interface TableNow {
  readonly link: LinkState;
  readonly problem: Problem | null;
  /** the player's seat, the first if there are several; null for a spectator */
  readonly seat: Seat | null;
  /** all own seats; where all play on one side, a person may have several */
  readonly seats: readonly Seat[];
  readonly version: number;
  readonly table: Table | null;
  /** view of the game as docs/formats/view.md describes it; null before the start. A game's own folder knows its type. */
  readonly game: unknown;
  /** oldest first */
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  readonly muted: readonly Seat[];
  /** tokens of the links for players and for spectators, when there are any */
  readonly invite: string | null;
  readonly watch: string | null;
  /** add it to Date.now() to get the server's clock, in ms */
  readonly clockOffset: number;
  /** when the next attempt to connect is made, in ms of Date.now(); null while connected */
  readonly retryAt: number | null;
}

/** Called with every view of the game, even with those that are replaced before anybody could see them. */
export type ViewListener = (game: unknown, version: number) => void;

export interface TableLink {
  readonly match: string;
  readonly now: TableNow;
  /** Calls for each new view, in order; the one that is there already is `now.game`. Returns how to stop. */
  onView(listener: ViewListener): () => void;
  /**
   * An action as it is written in a record, of the first own seat or of another one. Resolves when it is stored or refused;
   * survives a broken line.
   */
  act(action: string, seat?: Seat): Promise<Answer>;
  say(text: string): Promise<Answer>;
  mute(seat: Seat, on: boolean): void;
  /** agrees that a bot plays for an absent player */
  replace(seat: Seat, level: string): Promise<Answer>;
  /** takes the player's seat back from the bot */
  resume(): Promise<Answer>;
  leave(): Promise<Answer>;
  /** the host begins; bots of this level take the empty seats */
  start(level: string): Promise<Answer>;
  rematch(): Promise<Answer>;
  /** tries to connect at once instead of at retryAt */
  retry(): void;
  close(): void;
}
