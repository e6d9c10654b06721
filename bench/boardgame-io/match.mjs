// One match of the load generator: four connections, and the planned moves one after another.
import { openMatch } from './lobby.mjs';
import { GameSocket, PATCH, SYNC, UPDATE, moveMessage, parseEvent, syncMessage } from './socket.mjs';
import { SEATS } from './wall.mjs';

const SYNC_TIMEOUT_MS = 15_000;
const SAMPLE = 512;  // one update in this many is parsed completely and checked

export class Match {
  /** `report` has onUpdate(match, ms), onOver(match) and onError(match, error). */
  constructor(port, plan, report) {
    Object.assign(this, { port, plan, report, sockets: [], received: 0, bytes: 0, mover: -1, failed: false });
  }

  /** Creates the match by the lobby; needs no connection yet. */
  async open() {
    this.seats = await openMatch(this.port, { seed: this.plan.seed, rounds: this.plan.rounds });
    this.next = 0;
    this.seen = this.seats.map(() => 0);
  }

  async connect() {
    for (let seat = 0; seat < SEATS; seat += 1) {
      const socket = new GameSocket(this.port, (letter, data) => this.receive(seat, letter, data));
      this.sockets.push(socket);
      socket.onClose = (error) => this.fail(error);
      await socket.ready;
    }
    await this.sync();
  }

  /** All four seats ask for the match, as a client does when it shows one; the same sockets serve match after match. */
  async sync() {
    let timer;
    const synced = new Promise((resolve, reject) => {
      this.awaiting = { count: SEATS, resolve };
      timer = setTimeout(() => reject(new Error('no answer to sync in time')), SYNC_TIMEOUT_MS);
    });
    this.seats.forEach(({ matchID, playerID, credentials }, seat) => {
      this.sockets[seat].send(syncMessage(matchID, playerID, credentials));
    });
    await synced.finally(() => clearTimeout(timer));
  }

  over() {
    return this.next === this.plan.moves.length;
  }

  /** A new match for the same players once this one is over. */
  async renew(plan) {
    this.plan = plan;
    await this.open();
    await this.sync();
  }

  play() {
    const move = this.plan.moves[this.next];
    this.mover = move.seat;
    this.sentAt = performance.now();
    this.sockets[move.seat].send(moveMessage(move, this.seats[move.seat], this.next));
  }

  receive(seat, letter, data) {
    if (letter === SYNC) {
      this.awaiting.count -= 1;
      if (this.awaiting.count === 0) this.awaiting.resolve();
    } else if (letter === UPDATE || letter === PATCH) {
      this.received += 1;
      this.bytes += data.length;
      this.seen[seat] += 1;
      // The seat that moves next may still wait for the update of the previous move. Each move gives each seat exactly one.
      if (seat === this.mover && this.seen[seat] === this.next + 1) this.confirm(letter, data);
    }
  }

  // A refused move is answered with the old state, so the number in the update tells whether the move succeeded.
  confirm(letter, data) {
    const elapsed = performance.now() - this.sentAt;
    const made = this.next + 1;
    this.mover = -1;
    const sign = letter === UPDATE ? `"_stateID":${made}}` : `,${made - 1},${made},[`;
    const sampled = letter === UPDATE && this.received % SAMPLE < SEATS;
    if (!data.includes(sign) || (sampled && !this.keepsSecrets(data))) {
      this.fail(new Error(`move ${made} of a match was refused or told a secret: ${data.subarray(0, 120)}`));
      return;
    }
    this.next = made;
    this.report.onUpdate(this, elapsed);
    if (this.over()) this.report.onOver(this);
  }

  keepsSecrets(data) {
    const [, , { G, _stateID }] = parseEvent(data);
    const seat = this.plan.moves[this.next].seat;
    return _stateID === this.next + 1 && G.secret === undefined && Object.keys(G.players).join() === `${seat}`;
  }

  fail(error) {
    if (this.failed) return;
    this.failed = true;
    this.report.onError(this, error);
  }

  close() {
    this.sockets.forEach((socket) => socket.close());
  }
}
