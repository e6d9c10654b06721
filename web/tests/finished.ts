// A match that is over, for the pages about it.
import {expect, type BrowserContext} from '@playwright/test';

/** Opens a table and leaves it to computer players. Returns the id of the match. */
export async function playedMatch(
  context: BrowserContext,
  address: string,
  {game = 'art-society', level = 'visitor'} = {},
): Promise<string> {
  const {request} = context;
  const post = async (path: string, data: object): Promise<unknown> =>
    (await request.post(`${address}${path}`, {data, headers: {origin: address}})).json();
  await post('/api/session', {name: 'Clara'});
  const clock = {kind: 'move', limit: 600}; // only where others wait may a computer play on
  const {match} = (await post('/api/matches', {game, seats: ['me', level], clock})) as {
    match: string;
  };
  const page = await context.newPage();
  await page.goto(`${address}/table/${match}`);
  await page.getByRole('button', {name: 'Leave the table'}).click();
  await page.getByRole('button', {name: 'Let a computer play on'}).click();
  const status = async () =>
    ((await (await request.get(`${address}/api/matches/${match}`)).json()) as {status: string}).status;
  await expect.poll(status, {message: 'the computer players come to an end', timeout: 300_000}).toBe('over');
  await page.close();
  return match;
}
