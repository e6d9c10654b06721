// The lobby API of boardgame.io, over HTTP.
import { SEATS } from './wall.mjs';

const TIMEOUT_MS = 15_000;
const AT_ONCE = 8;

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the lobby answered ${answer.status} to ${path}: ${await answer.text()}`);
  return answer.json();
}

/** Creates a match and takes its four seats; returns them with their credentials. */
export async function openMatch(port, setupData) {
  const { matchID } = await post(port, '/games/gallery/create', { numPlayers: SEATS, setupData });
  const seats = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const joined = await post(port, `/games/gallery/${matchID}/join`, { playerID: `${seat}`, playerName: `p${seat}` });
    seats.push({ matchID, playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return seats;
}

/** Runs make(0), make(1), … count times, a few at once, and returns the results in order. */
export async function several(count, make) {
  const results = new Array(count);
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const i = next;
      next += 1;
      results[i] = await make(i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
