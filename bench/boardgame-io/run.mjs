// The whole comparison: starts servers on one core and the generator on another, measures, prints one JSON document,
// and leaves nothing running.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript, startServer, stop, stopAll } from './children.mjs';
import { readOptions } from './options.mjs';

const HELP = `node run.mjs [options]
  --seconds S        how long each step is measured; default 4, the step at full speed twice as long
  --matches N        matches at the same time, at full speed half as many; default 100
  --steps LIST       steady rates in percent of the full speed; default 50,80
  --memory-matches N matches for the memory of one; default 1000
  --idle N           connections for the memory of one; default 3000
  --variants LIST    also at full speed: patch (JSON patches instead of states), flatfile (storage in files);
                     default none
  --server-core N    default 0
  --load-core N      default 1; on a machine with one core nothing is pinned
  --limit S          everything is stopped after so long; default 60`;
const DEFAULTS = { seconds: 4, matches: 100, steps: '50,80', 'memory-matches': 1000, idle: 3000, variants: '',
  'server-core': 0, 'load-core': 1, limit: 60 };

/** What runs, by the lock. The server's Socket.IO is the one that koa-socket-2 brings, older than the one beside it. */
function versions() {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf8'));
  const version = (path) => packages[`node_modules/${path}`].version;
  return {
    node: process.versions.node,
    'boardgame.io': version('boardgame.io'),
    'socket.io (server)': version('koa-socket-2/node_modules/socket.io'),
    'ws (server)': version('koa-socket-2/node_modules/ws'),
    'ws (generator)': version('ws'),
  };
}

const WARM = 500;  // opened before memory is first measured, so that the heap's first growth is not counted

class Bench {
  constructor(options) {
    this.options = options;
    this.pinned = availableParallelism() > 1;
    this.deadline = performance.now() + options.limit * 1000;
  }

  core(name) {
    return this.pinned ? this.options[name] : null;
  }

  secondsLeft() {
    return Math.max(1, (this.deadline - performance.now()) / 1000);
  }

  /** Gives a fresh server to `use`, and ends it afterwards in any case. */
  async withServer(args, use) {
    const bounded = [...args, '--max-seconds', Math.ceil(this.secondsLeft()) + 1];
    const server = await startServer(bounded, this.core('server-core'));
    try {
      return await use(server);
    } finally {
      await stop(server.child);
    }
  }

  async load({ port, pid }, options) {
    const args = Object.entries({ port, pid, ...options }).flatMap(([name, value]) => [`--${name}`, value]);
    return JSON.parse(await runScript('load.mjs', args, this.core('load-core'), this.secondsLeft()));
  }

  /** Full speed first, then steady rates as parts of it, all on one server, warm as in production. */
  speed() {
    const { matches, seconds, steps } = this.options;
    return this.withServer([], async (server) => {
      // Half as many matches can all be played to the end in this time, so states of all sizes occur.
      const half = Math.ceil(matches / 2);
      const full = await this.load(server, { matches: half, seconds: 2 * seconds, warmup: 2, settle: 0 });
      const steady = [];
      for (const percent of steps.split(',').map(Number)) {
        const rate = Math.round((full.moves_per_second * percent) / 100);
        const step = await this.load(server, { matches, seconds, warmup: 1, settle: 0, rate });
        steady.push({ percent, ...step });
      }
      return { full, steady };
    });
  }

  /** Fresh servers: memory that was freed and is used again would hide what a match or a connection needs. */
  async memory() {
    const matches = this.options['memory-matches'];
    const perMatch = await this.withServer([], (server) => this.load(server, { matches, seconds: 0, warm: WARM }));
    const perSocket = await this.withServer([], (server) => this.load(server, { idle: this.options.idle, warm: WARM }));
    return { matches: perMatch, idle: perSocket };
  }

  /** One of the other ways to run the server, at full speed only. */
  variant(name) {
    const { matches, seconds } = this.options;
    const args = name === 'patch' ? ['--updates', 'patch'] : ['--storage', 'flatfile', '--dir', folder];
    return this.withServer(args, (server) => this.load(server, { matches, seconds, warmup: 1.5, settle: 0 }));
  }

  /** Fills `results` step by step, so that what was measured is there even if time runs out. */
  async all(results) {
    Object.assign(results, { versions: versions(), cpu: cpus()[0].model, pinned: this.pinned });
    Object.assign(results, await this.speed());
    results.memory = await this.memory();
    for (const name of this.options.variants.split(',').filter(Boolean)) results[name] = await this.variant(name);
  }
}

/** The sentence that says what is wrong with --steps or --variants, or undefined. */
function complaint({ steps, variants }) {
  const good = steps.split(',').every((step) => Number(step) > 0 && Number(step) <= 100);
  if (!good) return `--steps wants numbers from 1 to 100 with commas between, not "${steps}".`;
  const unknown = variants.split(',').find((name) => !['', 'patch', 'flatfile'].includes(name));
  return unknown && `--variants knows patch and flatfile, not "${unknown}".`;
}

let ending = false;

async function end(code, message) {
  if (ending) return;  // a process that was stopped on purpose fails too, which is expected
  ending = true;
  if (message) console.error(message);
  await stopAll();
  rmSync(folder, { recursive: true });
  console.log(JSON.stringify({ ...results, complete: code === 0 }, null, 2));
  process.exit(code);
}

const options = readOptions(DEFAULTS, HELP);
const wrong = complaint(options);
if (wrong) {
  console.error(wrong);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
const results = {};
const late = `Not done after ${options.limit} s: stopped. Give more time with --limit.`;
setTimeout(() => end(1, late), options.limit * 1000);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(1, 'Stopped from outside.'));
new Bench(options).all(results).then(() => end(0), (error) => end(1, `The comparison failed: ${error.message}.`));
