import {flushSync} from 'svelte';
import {beforeEach, describe, expect, it} from 'vitest';
import type {ChatLine} from '$generated/messages';
import {announced} from '$lib/announce.svelte';
import {FakeWorld, someLine, someView} from '$lib/tests/fake_server';
import {openTable} from '$lib/server_table.svelte';
import {choose} from '$lib/settings.svelte';
import {Talk} from '../talk.svelte';

beforeEach(() => {
  localStorage.clear();
  choose({readChat: true});
});

/** At a table where somebody has said something before. */
function seated() {
  const world = new FakeWorld();
  const link = openTable('m1', {surroundings: world});
  let talk!: Talk;
  $effect.root(() => {
    talk = new Talk(() => link);
  });
  world.socket.open();
  world.socket.say(someView({chat: [someLine(3, 'before')]}));
  flushSync();
  let version = 5;
  const hear = (line: ChatLine) => {
    world.socket.say({type: 'update', from: version, to: ++version, set: {}, chat: [line]});
    flushSync();
  };
  return {link, talk, hear};
}

describe('talk', () => {
  it('counts what was said since one came, and not what oneself said', () => {
    const {talk, hear} = seated();
    expect(talk.unread).toBe(0);
    hear(someLine(6, 'hello'));
    hear({...someLine(7, 'hello yourself'), seat: 'A'});
    hear(someLine(8, 'well?'));
    expect(talk.unread).toBe(2);
  });

  it('is read when it is open', () => {
    const {talk, hear} = seated();
    hear(someLine(6, 'hello'));
    talk.open = true;
    flushSync();
    hear(someLine(7, 'well?'));
    talk.open = false;
    flushSync();
    expect(talk.unread).toBe(0);
  });

  it('leaves out who is muted', () => {
    const {link, talk, hear} = seated();
    hear(someLine(6, 'hello'));
    link.mute('B', true);
    flushSync();
    expect(talk.lines).toEqual([]);
    expect(talk.unread).toBe(0);
  });

  it('is said aloud while it is closed, if that is wanted', () => {
    const {talk, hear} = seated();
    const before = announced.latest.id;
    hear(someLine(6, 'hello'));
    expect(announced.latest.id).toBe(before + 1);
    talk.open = true;
    flushSync();
    hear(someLine(7, 'seen'));
    talk.open = false;
    choose({readChat: false});
    flushSync();
    hear(someLine(8, 'unheard'));
    expect(announced.latest.id).toBe(before + 1);
  });
});
