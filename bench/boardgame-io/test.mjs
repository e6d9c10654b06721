// The game and the load generator against a real server: node --test test.mjs
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runScript, startServer, stop } from './children.mjs';
import { openMatch } from './lobby.mjs';
import { planMatch } from './plan.mjs';
import { GameSocket, PATCH, SYNC, UPDATE, moveMessage, parseEvent, syncMessage } from './socket.mjs';
import { fits, paintingOf, squareOf } from './wall.mjs';

const WAIT_MS = 10_000;
let server;
before(async () => { server = await startServer(['--max-seconds', 120]); });
after(() => stop(server.child));

/** A seat with a connection that keeps what it gets, one event after another. */
class Player {
  constructor(seat, port) {
    this.seat = seat;
    this.events = [];
    this.socket = new GameSocket(port, (letter, data) => {
      if (letter !== UPDATE && letter !== SYNC && letter !== PATCH) return;
      this.events.push(parseEvent(data));
      this.wake?.();
    });
  }

  async next() {
    const late = new Promise((_, reject) => {
      this.timer = setTimeout(() => reject(new Error('no update in time')), WAIT_MS);
    });
    while (this.events.length === 0) await Promise.race([new Promise((wake) => { this.wake = wake; }), late]);
    clearTimeout(this.timer);
    return this.events.shift();
  }
}

async function table(t, seed, { port } = server) {
  const players = (await openMatch(port, { seed })).map((seat) => new Player(seat, port));
  t.after(() => players.forEach((player) => player.socket.close()));
  for (const player of players) {
    await player.socket.ready;
    player.socket.send(syncMessage(player.seat.matchID, player.seat.playerID, player.seat.credentials));
    await player.next();
  }
  return players;
}

/** Sends a move and returns what each of the four seats got for it. */
async function play(players, move, stateID) {
  players[move.seat].socket.send(moveMessage(move, players[move.seat].seat, stateID));
  return Promise.all(players.map((player) => player.next()));
}

const stateOf = ([, , state]) => state;

test('a sealed bid is known to its seat alone, in the state and in the log', async (t) => {
  const players = await table(t, 1);
  const got = await play(players, { seat: 0, type: 'bid', args: [17] }, 0);
  assert.equal(stateOf(got[0]).G.players[0].sealed, 17);
  for (const seat of [1, 2, 3]) {
    const [, , state, log] = got[seat];
    assert.deepEqual(Object.keys(state.G.players), [`${seat}`]);
    assert.equal(state.G.secret, undefined);
    assert.equal(state.G.seats[0].hasBid, true);
    assert.equal(log[0].action.payload.args, null);
  }
});

test('four bids are revealed together and the highest hangs first', async (t) => {
  const players = await table(t, 1);
  let got;
  for (const [seat, card] of [3, 9, 20, 9].entries()) {
    got = await play(players, { seat, type: 'bid', args: [card] }, seat);
  }
  const { G, ctx } = stateOf(got[0]);
  assert.deepEqual(G.seats.map((seat) => seat.bids), [[3], [9], [20], [9]]);
  assert.deepEqual(G.order, ['2', '1', '3', '0']);
  assert.equal(ctx.phase, 'hanging');
  assert.equal(ctx.currentPlayer, '2');
});

test('a painting on taken squares is refused, and the state stays', async (t) => {
  const players = await table(t, 1);
  for (const seat of [0, 1, 2, 3]) await play(players, { seat, type: 'bid', args: [20 - seat] }, seat);
  for (const square of ['g5', 'a1', 'n11', 'z9']) {
    const got = await play(players, { seat: 0, type: 'hang', args: [0, square] }, 4);
    assert.equal(stateOf(got[0])._stateID, 4, square);
    assert.equal(stateOf(got[0]).G.seats[0].wall.length, 1);
  }
});

async function playThrough(players, plan) {
  let got;
  for (const [i, move] of plan.moves.entries()) {
    got = await play(players, move, i);
    assert.equal(stateOf(got[move.seat])._stateID, i + 1);
  }
  return got;
}

test('a planned match is legal to its end, and its state is about as large as one of ours', async (t) => {
  const players = await table(t, 7);
  const [last] = await playThrough(players, planMatch(7));
  const { G, ctx } = stateOf(last);
  assert.equal(ctx.gameover.scores.length, 4);
  assert.equal(G.museum.length, 18);
  for (const { wall } of G.seats) {
    assert.equal(wall.length, 19);
    wall.forEach((tile, i) => {
      const { x, y } = squareOf(tile.split('@')[1]);
      assert.ok(i === 0 || fits(wall.slice(0, i), paintingOf(tile), x, y));
    });
  }
  const bytes = JSON.stringify(last).length;
  t.diagnostic(`${bytes} bytes in the last update`);
  assert.ok(bytes > 2000 && bytes < 4500);
});

test('matches are created within limits only', async () => {
  await assert.rejects(openMatch(server.port, { seed: 1, rounds: 99 }), /answered 400/);
});

async function load(...args) {
  return JSON.parse(await runScript('load.mjs', args, null, 60));
}

for (const [storage, updates] of [['memory', 'state'], ['memory', 'patch'], ['flatfile', 'state']]) {
  test(`the generator plays without an error: ${storage}, ${updates}`, async (t) => {
    const dir = mkdtempSync(join(tmpdir(), 'gallery-'));
    const own = await startServer(['--storage', storage, '--dir', dir, '--updates', updates, '--max-seconds', 90]);
    t.after(async () => {
      await stop(own.child);
      rmSync(dir, { recursive: true });
    });
    const target = ['--port', own.port, '--pid', own.pid, '--seconds', 1, '--warmup', 0.3, '--settle', 0.1];
    const closed = await load(...target, '--matches', 3);
    assert.equal(closed.errors, 0);
    assert.ok(closed.moves > 0 && closed.server_cpu_seconds > 0 && closed.p999_ms >= closed.p50_ms);
    const steady = await load(...target, '--matches', 5, '--rate', 10);
    assert.equal(steady.errors, 0);
    assert.ok(steady.moves > 0 && steady.moves < closed.moves);
  });
}

test('idle connections are counted', async () => {
  const idle = await load('--port', server.port, '--pid', server.pid, '--idle', 20, '--settle', 0.1);
  assert.equal(idle.sockets, 20);
  assert.equal(idle.errors, 0);
});

test('the server stops when it is asked to', async () => {
  const own = await startServer([]);
  await stop(own.child);
  assert.equal(own.child.exitCode, 0);
});
