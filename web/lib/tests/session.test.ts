import {beforeEach, describe, expect, it, vi} from 'vitest';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);

/** As in a page that has just been opened. */
async function opened() {
  vi.resetModules();
  return import('../session.svelte');
}

/** A server that knows nobody until a session is begun; this browser knows whether one was. */
function server(name: string | null) {
  if (name !== null) localStorage.setItem('vernissage-session', '');
  fetched.mockImplementation((_, request) => {
    if (typeof request?.body === 'string') ({name} = JSON.parse(request.body) as {name: string});
    const answer = name === null ? {code: 'no-session', reason: 'say who you are first'} : {name};
    return Promise.resolve(new Response(JSON.stringify(answer), {status: name === null ? 401 : 200}));
  });
}

beforeEach(() => {
  fetched.mockReset();
  localStorage.clear();
});

describe('session', () => {
  it('is looked for once', async () => {
    server('Ann');
    const page = await opened();
    expect(await Promise.all([page.ensureSession(), page.findSession()])).toEqual(['Ann', 'Ann']);
    expect(page.session.name).toBe('Ann');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is begun for a person who has none, and only when it is needed', async () => {
    server(null);
    const page = await opened();
    expect(await page.findSession()).toBeNull();
    const name = await page.ensureSession();
    expect(name).not.toBe('');
    expect(await page.ensureSession()).toBe(name);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is one session even when two parts of the page want it at once', async () => {
    server(null);
    const page = await opened();
    const [one, other] = await Promise.all([page.ensureSession(), page.ensureSession()]);
    expect(one).toBe(other);
  });

  it('is begun anew when the server has forgotten it', async () => {
    server('Ann');
    server(null);
    const page = await opened();
    expect(await page.ensureSession()).not.toBe('Ann');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is looked for again after the line broke', async () => {
    server('Ann');
    fetched.mockRejectedValueOnce(new TypeError('network'));
    const page = await opened();
    await expect(page.findSession()).rejects.toMatchObject({code: 'lost'});
    expect(await page.findSession()).toBe('Ann');
  });

  it('of a newcomer is not asked for, but one that was begun here before is', async () => {
    server(null);
    await (await opened()).recallSession();
    expect(fetched).not.toHaveBeenCalled();
    await (await opened()).rename('Ann');
    const page = await opened();
    await page.recallSession();
    expect(page.session.name).toBe('Ann');
  });

  it('takes another name', async () => {
    server('Ann');
    const page = await opened();
    expect(await page.rename('  Bo\u202e\n')).toBe('Bo');
    expect(page.session.name).toBe('Bo');
    expect(await page.ensureSession()).toBe('Bo');
  });

  it('keeps to the length the server takes', async () => {
    server('Ann');
    const {longestName, rename} = await opened();
    expect(Array.from(await rename('畫'.repeat(30)))).toHaveLength(longestName);
  });
});
