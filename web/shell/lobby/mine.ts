// The person's matches, with their own seats where a game is going on.
import type {MatchLine} from '$generated/messages';
import {api} from '$lib/api';
import {seatsOf} from '$lib/seats';

/** Own seats by match. Nobody changes seats once a game has begun. */
const seats = new Map<string, string>();
/** Matches for which the seats are asked: the list has the newest first. */
const most = 20;

async function ownSeats(match: string): Promise<string> {
  const own = seats.get(match) ?? (await api.match(match)).own ?? '';
  seats.set(match, own);
  return own;
}

export async function myMatches(): Promise<MatchLine[]> {
  const lines = await api.mine();
  const asked = new Set(lines.filter(isRunning).slice(0, most));
  const known = async (line: MatchLine) =>
    asked.has(line) ? {...line, own: await ownSeats(line.match).catch(() => '')} : line;
  return Promise.all(lines.map(known));
}

export function isRunning({status}: MatchLine): boolean {
  return status === 'playing';
}

/** Whether the match goes on only when this person acts. */
export function waitsForMe(line: MatchLine): boolean {
  const own = seatsOf(line.own ?? '');
  return isRunning(line) && seatsOf(line.awaited ?? '').some((seat) => own.includes(seat));
}

/** What waits for the person comes first; then what is not finished. */
export function inOrder(lines: readonly MatchLine[]): MatchLine[] {
  const rank = (line: MatchLine) => (waitsForMe(line) ? 0 : isRunning(line) ? 1 : line.status === 'open' ? 2 : 3);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
