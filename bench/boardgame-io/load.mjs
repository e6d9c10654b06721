// The load generator: opens matches on a running server, plays them over real connections, and prints one line of JSON.
import { cpuSeconds, residentKiB } from './children.mjs';
import { several } from './lobby.mjs';
import { Match } from './match.mjs';
import { readOptions } from './options.mjs';
import { planMatches } from './plan.mjs';
import { Samples, rounded } from './samples.mjs';
import { GameSocket } from './socket.mjs';

const HELP = `node load.mjs --port N --pid N [options]
  --port N        of the server, on 127.0.0.1
  --pid N         of the server, for its memory and CPU time
  --matches N     matches at the same time, four connections each; default 100
  --seconds S     how long is measured; default 10; 0: matches are created and connected, but not played
  --warmup S      played before, not measured; default 2
  --rate N        moves a second in all, sent on time whether or not earlier ones were answered;
                  default 0: each match plays as fast as the server answers
  --idle N        no matches, but N connections that do nothing
  --warm N        matches, or idle connections, opened before memory is first read; default 0
  --settle S      pause before each reading of memory; default 0.5; 0: memory is not reported`;
const PLANS = 64;
const LATE_MS = 5;
const ANSWER_TIMEOUT_MS = 5_000;

const pause = (seconds) => new Promise((resolve) => { setTimeout(resolve, seconds * 1000); });

async function settledKiB({ pid, settle }) {
  await pause(settle);
  return residentKiB(pid);
}

/** Plays all matches until time is over. Both loops share it: in the closed one a confirmed match moves on at once. */
class Play {
  constructor({ port, rate }) {
    Object.assign(this, { port, rate, running: false, errors: 0, finished: 0, starting: 0, freeMatches: [] });
    this.plans = planMatches(PLANS);
    this.planned = 0;
    this.reset();
  }

  reset() {
    this.samples = new Samples();
    this.finished = 0;
    this.late = 0;
  }

  nextPlan() {
    this.planned += 1;
    return this.plans[this.planned % PLANS];
  }

  newMatch() {
    return new Match(this.port, this.nextPlan(), this);
  }

  onUpdate(match, elapsed) {
    this.samples.add(elapsed);
    if (!match.over()) this.moveOn(match);
  }

  onOver(match) {
    this.finished += 1;
    if (!this.running) return;
    this.starting += 1;
    match.renew(this.nextPlan())
      .then(() => this.moveOn(match), (error) => match.fail(error))
      .finally(() => { this.starting -= 1; });
  }

  onError(match, error) {
    this.errors += 1;
    if (this.errors <= 3) console.error(`A match is given up: ${error.message}`);
    match.close();
  }

  moveOn(match) {
    if (this.rate > 0) this.freeMatches.push(match);
    else if (this.running) match.play();
  }

  /** The open loop: what is due is sent from the match that has waited longest; nothing free counts as late. */
  tick() {
    const now = performance.now();
    while (this.dueAt <= now && this.freeMatches.length > 0) {
      const match = this.freeMatches.shift();
      if (match.failed) continue;
      if (now - this.dueAt > LATE_MS) this.late += 1;
      match.play();
      this.dueAt += 1000 / this.rate;
    }
  }

  start(matches) {
    this.running = true;
    this.dueAt = performance.now();
    matches.forEach((match) => this.moveOn(match));
    if (this.rate > 0) this.timer = setInterval(() => this.tick(), 1);
  }

  /** No new moves; waits a bounded time for the answers that are under way. */
  async stop(matches) {
    this.running = false;
    clearInterval(this.timer);
    const deadline = performance.now() + ANSWER_TIMEOUT_MS;
    const busy = () => this.starting > 0 || matches.some((match) => match.mover >= 0 && !match.failed);
    while (busy() && performance.now() < deadline) await pause(0.01);
    const lost = matches.filter((match) => match.mover >= 0 && !match.failed);
    lost.forEach((match) => match.fail(new Error('a move got no answer in time')));
  }
}

async function measure(play, matches, { pid, seconds, warmup }) {
  play.start(matches);
  await pause(warmup);
  play.reset();
  const sum = (what) => matches.reduce((total, match) => total + match[what], 0);
  const before = { time: performance.now(), cpu: cpuSeconds(pid), own: process.cpuUsage(), bytes: sum('bytes'),
    received: sum('received') };
  await pause(seconds);
  const elapsed = (performance.now() - before.time) / 1000;
  const moves = play.samples.count;
  const own = process.cpuUsage(before.own);
  const [p50, p99, p999] = play.samples.quantiles(0.5, 0.99, 0.999);
  const serverCpu = cpuSeconds(pid) - before.cpu;
  return {
    moves,
    seconds: rounded(elapsed),
    moves_per_second: rounded(moves / elapsed, 1),
    p50_ms: rounded(p50),
    p99_ms: rounded(p99),
    p999_ms: rounded(p999),
    late: play.late,
    matches_finished: play.finished,
    bytes_per_update: rounded((sum('bytes') - before.bytes) / (sum('received') - before.received), 0),
    server_cpu_seconds: rounded(serverCpu, 2),
    server_core_share: rounded(serverCpu / elapsed, 2),
    server_cpu_us_per_move: rounded((serverCpu / moves) * 1e6, 0),
    generator_cpu_seconds: rounded((own.user + own.system) / 1e6, 2),
  };
}

async function loadMatches(options) {
  const play = new Play(options);
  const open = async () => {
    const match = play.newMatch();
    await match.open();
    return match;
  };
  await several(options.warm, open);
  const before = await settledKiB(options);
  const matches = await several(options.matches, open);
  const created = await settledKiB(options);
  await several(matches.length, (i) => matches[i].connect());
  const connected = await settledKiB(options);
  const measured = options.seconds > 0 ? await measure(play, matches, options) : {};
  await play.stop(matches);
  matches.forEach((match) => match.close());
  const memory = options.settle > 0 && {
    server_rss_kib_per_match: rounded((created - before) / options.matches, 1),
    server_rss_kib_per_match_and_sockets: rounded((connected - before) / options.matches, 1),
  };
  return { matches: options.matches, rate: options.rate, ...measured, errors: play.errors, ...memory,
    server_rss_kib: residentKiB(options.pid) };
}

async function loadIdle(options) {
  const open = () => new GameSocket(options.port).ready;
  const warm = await several(options.warm, open);
  const before = await settledKiB(options);
  const sockets = await several(options.idle, open);
  const after = await settledKiB(options);
  let errors = 0;
  sockets.forEach((socket) => { errors += socket.isOpen() ? 0 : 1; });
  [...warm, ...sockets].forEach((socket) => socket.close());
  return { sockets: sockets.length, errors, server_rss_kib_per_socket: rounded((after - before) / options.idle, 2),
    server_rss_kib: after };
}

async function main() {
  const defaults = { port: 0, pid: 0, matches: 100, seconds: 10, warmup: 2, rate: 0, idle: 0, warm: 0, settle: 0.5 };
  const options = readOptions(defaults, HELP);
  if (!options.port || !options.pid || !(options.matches >= 1)) {
    console.error('--port and --pid of a running server are needed, and at least one match.');
    process.exit(2);
  }
  console.log(JSON.stringify(await (options.idle > 0 ? loadIdle(options) : loadMatches(options))));
}

main().then(() => process.exit(0), (error) => {
  console.error(`The load can't be made: ${error.message}. Does the server still run?`);
  process.exit(1);
});
