import {afterEach, describe, expect, it, vi} from 'vitest';
import {api, ApiError} from '../api';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

function answer(status: number, body: unknown) {
  fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), {status}));
}

describe('api', () => {
  it('asks and reads', async () => {
    answer(200, {matches: []});
    expect(await api.mine()).toEqual([]);
    expect(fetched).toHaveBeenCalledWith('/api/matches?mine=1', {});
  });

  it('posts JSON', async () => {
    answer(200, {seat: 'B'});
    expect(await api.join('a/b', {token: 'x'})).toEqual({seat: 'B'});
    expect(fetched).toHaveBeenCalledWith('/api/matches/a%2Fb/join', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{"token":"x"}',
    });
  });

  it('reads a record as text', async () => {
    answer(200, 'vernissage record 1\n');
    expect(await api.record('m1')).toBe('vernissage record 1\n');
  });

  it('throws what the server says', async () => {
    answer(409, {code: 'already-started', reason: 'the game has begun without you'});
    await expect(api.join('m1')).rejects.toMatchObject({
      code: 'already-started',
      status: 409,
      reason: 'the game has begun without you',
    });
  });

  it('throws when nobody answers, or somebody else does', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await expect(api.games()).rejects.toMatchObject({code: 'lost', status: 0});
    answer(502, '<html>bad gateway</html>');
    const failure = api.games();
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({code: 'lost', status: 502});
  });
});
