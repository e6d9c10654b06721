// What the tools share: a server and a browser of their own, and what is said on the terminal.
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type BrowserContext, type BrowserContextOptions} from '@playwright/test';
import {browser} from '../playwright.config';
import {Guard} from '../tests/guard';
import {Player} from '../tests/player';
import {Server} from '../tests/server';

export interface Visit {
  server: Server;
  context: BrowserContext;
  player: Player;
  /** where other programs can talk to the browser */
  port: number;
}

/** Progress; what was found out goes to the standard output. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** The values of the options, all with a value; null when only help was wanted. */
export function optionsOf<Name extends string>(
  words: string[],
  help: string,
  usual: Record<Name, string>,
): Record<Name, string> | null {
  const known = Object.entries<string>(usual).map(([name, value]) => [name, {type: 'string', default: value}] as const);
  const {values} = parseArgs({args: words, options: {...Object.fromEntries(known), help: {type: 'boolean'}}});
  if (!values.help) return values as Record<Name, string>;
  process.stdout.write(`${help.trim()}\n`);
  return null;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const {port} = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Starts a server and a browser, lets somebody use them, and leaves nothing behind. */
export async function visit<T>(work: (visit: Visit) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> {
  const server = await new Server().start();
  const profile = mkdtempSync(join(tmpdir(), 'vernissage-profile-'));
  try {
    const port = await freePort();
    const context = await chromium.launchPersistentContext(profile, {
      ...browser,
      ...{viewport: {width: 1440, height: 900}, locale: 'en-GB', baseURL: server.address},
      ...options,
      args: [...browser.args, `--remote-debugging-port=${port}`],
    });
    try {
      await context.addInitScript(() => {
        if (location.protocol === 'http:')
          localStorage.setItem('vernissage', JSON.stringify({hints: false, autoReady: false}));
      });
      const page = context.pages()[0] ?? (await context.newPage());
      return await work({server, context, player: new Player({page, guard: new Guard(page)}), port});
    } finally {
      await context.close();
    }
  } finally {
    await server.stop();
    rmSync(profile, {recursive: true, force: true});
  }
}

/** A table in Markdown, as the documents have them. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
