import {beforeEach, describe, expect, it, vi} from 'vitest';

/** As in a page that has just been opened. */
async function opened() {
  vi.resetModules();
  return import('../settings.svelte');
}

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('are usual at first', async () => {
    const {settings} = await opened();
    expect(settings).toMatchObject({language: null, theme: 'auto', sound: false, calm: false, hints: true, seen: []});
  });

  it('are kept', async () => {
    (await opened()).choose({theme: 'dark', language: 'pl', seen: ['bid']});
    const {settings} = await opened();
    expect(settings).toMatchObject({theme: 'dark', language: 'pl', seen: ['bid'], hints: true});
  });

  it.each(['', 'no JSON', 'null', '[]', '7'])('are usual when "%s" is stored', async (text) => {
    localStorage.setItem('vernissage', text);
    expect((await opened()).settings).toMatchObject({theme: 'auto', language: null});
  });

  it('take nothing that this page does not know', async () => {
    localStorage.setItem('vernissage', '{"language":"xx","theme":"neon","calm":1,"seen":[3],"hints":false}');
    const {settings} = await opened();
    expect(settings).toMatchObject({language: null, theme: 'auto', calm: false, seen: [], hints: false});
  });

  it('calm stops all movement', async () => {
    const {choose, mayMove} = await opened();
    expect(mayMove()).toBe(true);
    choose({calm: true});
    expect(mayMove()).toBe(false);
  });
});
