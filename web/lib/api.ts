// The HTTP interface (docs/api/openapi.yaml): what happens before and after a game.
import type {
  AddressesReply,
  CreateReply,
  CreateRequest,
  GameInfo,
  GamesReply,
  JoinReply,
  JoinRequest,
  MatchesReply,
  MatchLine,
  Problem,
  SessionReply,
} from '$generated/messages';

/** Why a request was not done. Without an answer of the server the code is 'lost' and the status 0. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** a sentence of the server, in English; the page prefers its own words for the code */
  readonly reason: string;

  constructor({code, reason}: Problem, status: number) {
    super(reason);
    this.name = 'ApiError';
    this.code = code;
    this.reason = reason;
    this.status = status;
  }
}

async function ask(path: string, body?: object): Promise<Response> {
  const request: RequestInit = body
    ? {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}
    : {};
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw new ApiError({code: 'lost', reason: 'the server can not be reached'}, 0);
  });
  if (!response.ok) throw new ApiError(await problemOf(response), response.status);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  const told = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return {code: told?.code ?? 'lost', reason: told?.reason ?? response.statusText};
}

async function json<T>(path: string, body?: object): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const at = (match: string) => `matches/${encodeURIComponent(match)}`;

export const api = {
  /** The name of the session; fails with status 401 when there is none. */
  session: async (): Promise<string> => (await json<SessionReply>('session')).name,
  /** Begins a session, or renames the person of the one there is. */
  beginSession: async (name: string): Promise<string> => (await json<SessionReply>('session', {name})).name,
  games: async (): Promise<GameInfo[]> => (await json<GamesReply>('games')).games,
  /** where other machines reach the server; nothing unless the page is open on the server's own machine */
  addresses: async (): Promise<string[]> => (await json<AddressesReply>('addresses')).addresses,
  /** tables of the public list that wait for players */
  matches: async (): Promise<MatchLine[]> => (await json<MatchesReply>('matches')).matches,
  /** tables of the public list that are played and may be watched */
  running: async (): Promise<MatchLine[]> => (await json<MatchesReply>('matches?running=1')).matches,
  /** all own tables */
  mine: async (): Promise<MatchLine[]> => (await json<MatchesReply>('matches?mine=1')).matches,
  create: (request: CreateRequest): Promise<CreateReply> => json('matches', request),
  match: (match: string): Promise<MatchLine> => json(at(match)),
  join: (match: string, request: JoinRequest = {}): Promise<JoinReply> => json(`${at(match)}/join`, request),
  /** the text of a finished game's record */
  record: async (match: string): Promise<string> => (await ask(`${at(match)}/record`)).text(),
};
