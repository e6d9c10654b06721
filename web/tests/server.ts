// A real `vernissage serve` with a folder of its own, at a free port.
import {execFileSync, spawn, type ChildProcess, type ChildProcessByStdio} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';

export const program = resolve(process.env.VERNISSAGE ?? join(import.meta.dirname, '../../bin/vernissage'));

/** That of the tests, without settings of a server that somebody may have. */
function environment(): NodeJS.ProcessEnv {
  const mine = Object.entries(process.env).filter(([name]) => !name.startsWith('VERNISSAGE_'));
  return {...Object.fromEntries(mine), XDG_DATA_HOME: '/dev/null'};
}

export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'vernissage-browser-'));
  #process: ChildProcess | null = null;
  #port = 0;
  #complaints = '';

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** At a free port; later at the same one. */
  async start(): Promise<this> {
    const data = join(this.#folder, 'data');
    // All people of a test come from one address, and are faster than people.
    const child = spawn(program, ['serve', '--port', String(this.#port), '--data', data, '--rate-factor', '1000'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(),
    });
    this.#process = child;
    child.stderr.on('data', (text: Buffer) => (this.#complaints += text.toString()));
    try {
      await this.#opened(child);
    } catch (error) {
      await this.stop();
      throw error;
    }
    return this;
  }

  /** Ends the server as a power failure would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Gives a match that has not begun another seed, so that its deal is known; the server is closed meanwhile. */
  async reseed(match: string, seed: string): Promise<void> {
    await this.#end('SIGTERM');
    const file = join(this.#folder, 'data/vernissage.db');
    const change =
      'import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); ' +
      'c.execute("UPDATE matches SET seed = ? WHERE id = ? AND status = 0", sys.argv[2:]); c.commit(); print(c.total_changes)';
    const changed = execFileSync('python3', ['-c', change, file, seed, match], {encoding: 'utf8'});
    if (changed.trim() !== '1') throw new Error(`there is no open match ${match}`);
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, {recursive: true, force: true});
  }

  #opened(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
    return new Promise<void>((done, fail) => {
      child.once('error', ({message}) => {
        fail(new Error(`The server can't be started (${message}); ./play builds bin/vernissage.`));
      });
      child.once('exit', (code) => {
        fail(new Error(`The server ended with ${code ?? 'a signal'}: ${this.#complaints.slice(-1000)}`));
      });
      createInterface(child.stdout).on('line', (line) => {
        const port = /^Vernissage is open at http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(line)?.[1];
        if (!port) return;
        this.#port = Number(port);
        done();
      });
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    // One that could not be started has no number, and never ends.
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((done) => {
      child.once('exit', done);
      child.kill(signal);
    });
  }
}
