import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Update} from '$generated/messages';
import {FakeWorld, someLine, someTable, someView} from './fake_server';
import {openTable} from '../server_table.svelte';

beforeEach(() => localStorage.clear());

function sit(watch?: string) {
  const world = new FakeWorld();
  const link = openTable('m1', {surroundings: world, watch});
  return {world, link};
}

/** At a table, with the first view. */
function seated() {
  const {world, link} = sit();
  world.socket.open();
  world.socket.say(someView());
  return {world, link};
}

const update = (changes: Partial<Update>): Update => ({type: 'update', from: 5, to: 6, set: {}, ...changes});

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);

describe('arriving', () => {
  /** The socket is not taken; asked why, the server answers so. */
  async function turnedAway(status: number) {
    const {world, link} = sit();
    const answer = Promise.resolve(new Response('{"code": "some", "reason": "none"}', {status}));
    fetched.mockReturnValueOnce(answer);
    world.socket.break();
    await vi.waitFor(() => expect(fetched).toHaveReturnedWith(answer));
    await new Promise((done) => setTimeout(done));
    world.pass(5000);
    return {world, link};
  }

  it('stays away when the server does not know the person any more', async () => {
    const {world, link} = await turnedAway(401);
    expect(link.now).toMatchObject({link: 'refused', problem: {code: 'no-session'}, retryAt: null});
    expect(world.sockets).toHaveLength(1);
  });

  it('tries again when the server only has no time', async () => {
    const {world, link} = await turnedAway(503);
    expect(link.now.link).toBe('connecting');
    expect(world.sockets).toHaveLength(2);
  });

  it('says hello and shows the view', () => {
    const {world, link} = sit();
    expect(link.now.link).toBe('connecting');
    world.socket.open();
    expect(world.socket.sent).toEqual([{type: 'hello', protocol: 1, match: 'm1'}]);
    world.socket.say(someView());
    expect(link.now).toMatchObject({link: 'live', seat: 'A', version: 5, invite: 'inv', watch: 'wat'});
    expect(link.now.table).toEqual(someTable());
    expect(link.now.clockOffset).toBe(500000);
  });

  it('knows all own seats, and says for which of them something is done', () => {
    const {world, link} = sit();
    world.socket.open();
    world.socket.say(someView({seats: 'AC'}));
    expect(link.now).toMatchObject({seat: 'A', seats: ['A', 'C']});
    void link.act('take', 'C');
    void link.act('stop');
    expect(world.socket.sentOf('move').map(({action, seat}) => [action, seat])).toEqual([
      ['take', 'C'],
      ['stop', undefined],
    ]);
    world.socket.say(someView());
    expect(link.now.seats).toEqual(['A']);
    world.socket.say(someView({seat: null}));
    expect(link.now.seats).toEqual([]);
  });

  it('shows the token of a spectator', () => {
    const {world, link} = sit('eyes');
    world.socket.open();
    expect(world.socket.sent).toEqual([{type: 'hello', protocol: 1, match: 'm1', token: 'eyes'}]);
    world.socket.say(someView({seat: null, invite: undefined, watch: undefined}));
    expect(link.now).toMatchObject({seat: null, invite: null, watch: 'eyes'});
  });

  it.each(['no-such-match', 'not-allowed', 'broken', 'bad-message', 'unsupported-protocol'] as const)(
    'stays away after %s',
    (code) => {
      const {world, link} = sit();
      world.socket.open();
      world.socket.say({type: 'refused', code, reason: 'no'});
      world.socket.break(1008);
      world.pass(60000);
      expect(link.now).toMatchObject({link: 'refused', problem: {code, reason: 'no'}, retryAt: null});
      expect(world.sockets).toHaveLength(1);
    },
  );

  it('comes back later when there is no room', () => {
    const {world, link} = sit();
    world.socket.break(1013);
    expect(link.now).toMatchObject({link: 'connecting', retryAt: world.now() + 8000});
    world.pass(8000);
    expect(world.sockets).toHaveLength(2);
  });
});

describe('updates', () => {
  it('make new objects and share what is the same', () => {
    const {world, link} = seated();
    const {table, game} = link.now;
    world.socket.say(update({set: {'game.seats.1.hasBid': true}}));
    expect(link.now.version).toBe(6);
    expect(link.now.game).not.toBe(game);
    expect(link.now.game).toEqual({phase: 'bids', seats: [{hasBid: false}, {hasBid: true}]});
    expect(game).toEqual({phase: 'bids', seats: [{hasBid: false}, {hasBid: false}]});
    expect(link.now.table).toBe(table);
  });

  it('are all heard of, one after another', () => {
    const {world, link} = seated();
    const listener = vi.fn();
    const stop = link.onView(listener);
    world.socket.say(update({set: {'game.phase': 'turns'}}));
    world.socket.say(update({from: 6, to: 8, set: {'table.seats.0.deadline': 9}}));
    world.socket.say(update({from: 8, to: 9, set: {'game.phase': 'lots'}}));
    expect(listener.mock.calls.map(([game, version]) => [(game as {phase: string}).phase, version as number])).toEqual([
      ['turns', 6],
      ['lots', 9],
    ]);
    stop();
    world.socket.say(someView({version: 10}));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('that do not fit lead to a new socket, from what is known', () => {
    const {world, link} = seated();
    world.socket.say(update({from: 7, to: 8}));
    expect(link.now.link).toBe('lost');
    world.pass(0);
    world.socket.open();
    expect(world.socket.sent).toEqual([{type: 'hello', protocol: 1, match: 'm1', since: 5}]);
    world.socket.say(update({from: 5, to: 8, set: {'game.phase': 'over'}}));
    expect(link.now).toMatchObject({link: 'live', version: 8, game: {phase: 'over'}});
  });

  it('whose paths lead nowhere lead to a whole view', () => {
    const {world, link} = seated();
    world.socket.say(update({set: {'game.nothing.there': 1}}));
    expect(link.now).toMatchObject({version: 5, link: 'lost'});
    world.pass(0);
    world.socket.open();
    expect(world.socket.sent).toEqual([{type: 'hello', protocol: 1, match: 'm1'}]);
  });
});

describe('asking', () => {
  it('is answered by key', async () => {
    const {world, link} = seated();
    const first = link.act('bid7');
    const second = link.act('g4');
    const [a, b] = world.socket.sentOf('move');
    expect(a?.action).toBe('bid7');
    expect(a?.key).toMatch(/^[\w-]{1,36}$/);
    world.socket.say({type: 'refused', key: b?.key, code: 'rules', clause: 'AS-H1', reason: 'no'});
    world.socket.say({type: 'ack', key: a?.key ?? '', version: 6});
    world.socket.say({type: 'ack', key: a?.key ?? '', version: 6});
    expect(await first).toEqual({done: true});
    expect(await second).toEqual({done: false, problem: {code: 'rules', clause: 'AS-H1', reason: 'no'}});
  });

  it('says the same with the same key after a break', async () => {
    const {world, link} = seated();
    const answer = link.act('bid7');
    const sent = world.socket.sentOf('move');
    world.socket.break();
    expect(link.now).toMatchObject({link: 'lost', retryAt: world.now() + 1000});
    const offline = link.say('still there?');
    world.pass(1000);
    world.socket.open();
    expect(world.socket.sent).toEqual([{type: 'hello', protocol: 1, match: 'm1', since: 5}]);
    world.socket.say(update({set: {'game.seats.0.hasBid': true}}));
    expect(world.socket.sentOf('move')).toEqual(sent);
    expect(world.socket.sentOf('chat')[0]?.text).toBe('still there?');
    world.socket.say({type: 'ack', key: sent[0]?.key ?? '', version: 6});
    world.socket.say({type: 'ack', key: world.socket.sentOf('chat')[0]?.key ?? '', version: 7});
    expect(await answer).toEqual({done: true});
    expect(await offline).toEqual({done: true});
  });

  it('tries again when the server is busy, and not for ever', async () => {
    const {world, link} = seated();
    const answer = link.act('bid7');
    for (let tries = 1; tries <= 6; ++tries) {
      expect(world.socket.sentOf('move')).toHaveLength(tries);
      const key = world.socket.sentOf('move').at(-1)?.key;
      world.socket.say({type: 'refused', key, code: 'busy', reason: 'wait'});
      world.pass(500 * 2 ** (tries - 1));
    }
    expect(await answer).toEqual({done: false, problem: {code: 'busy', reason: 'wait'}});
    expect(new Set(world.socket.sentOf('move').map(({key}) => key)).size).toBe(1);
  });

  it('ends with the place at the table', async () => {
    const {world, link} = seated();
    const answer = link.leave();
    world.socket.say({type: 'refused', code: 'not-allowed', reason: 'not open to spectators'});
    world.socket.break(1008);
    expect((await answer).done).toBe(false);
    expect(link.now).toMatchObject({link: 'refused', problem: {code: 'not-allowed'}});
    expect((await link.act('g4')).done).toBe(false);
  });

  it('ends when the page leaves', async () => {
    const {world, link} = seated();
    const answer = link.act('bid7');
    link.close();
    expect(await answer).toMatchObject({done: false, problem: {code: 'lost'}});
    expect((await link.act('bid8')).done).toBe(false);
    expect(world.socket.closed).toBe(true);
  });

  it('too fast is a pause, not the end', () => {
    const {world, link} = seated();
    world.socket.say({type: 'refused', code: 'too-fast', reason: 'slower'});
    world.socket.break(1008);
    expect(link.now.link).toBe('lost');
    expect(link.now.retryAt).toBe(world.now() + 8000);
  });
});

describe('the others', () => {
  it('are present', () => {
    const {world, link} = seated();
    world.socket.say({type: 'presence', seats: 'AB', watchers: 2});
    expect(link.now.presence).toEqual({seats: ['A', 'B'], watchers: 2, away: []});
    const away = [{seat: 'B' as const, until: 5000}];
    world.socket.say({type: 'presence', seats: 'A', watchers: 0, away});
    expect(link.now.presence).toEqual({seats: ['A'], watchers: 0, away});
  });

  it('are heard once', () => {
    const {world, link} = seated();
    world.socket.say(update({chat: [someLine(6, 'hello')]}));
    world.socket.say(someView({version: 7, chat: [someLine(6, 'hello'), someLine(7, 'well')]}));
    expect(link.now.chat.map(({text}) => text)).toEqual(['hello', 'well']);
  });

  it('are muted, also after a break and a new start', () => {
    const {world, link} = seated();
    link.mute('B', true);
    expect(link.now.muted).toEqual(['B']);
    expect(world.socket.sentOf('mute')).toEqual([{type: 'mute', seat: 'B', on: true}]);
    world.socket.break();
    link.mute('B', false);
    world.pass(1000);
    world.socket.open();
    world.socket.say(someView());
    expect(world.socket.sentOf('mute')).toEqual([{type: 'mute', seat: 'B', on: false}]);
    link.mute('B', true);
    expect(seated().link.now.muted).toEqual(['B']);
  });

  it('set the clock', () => {
    const {world, link} = seated();
    world.pass(3000);
    world.socket.say({type: 'pong', time: world.now() + 77});
    expect(link.now.clockOffset).toBe(77);
  });
});
