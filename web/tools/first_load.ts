// What a browser has to fetch on its first visit.
import type {Page} from '@playwright/test';
import {optionsOf, table, visit, say} from './visit';

const help = `
usage: node web/tools/first_load.mjs

Loads the lobby, a table and the rulebook with an empty cache and prints how many files that takes and how many
bytes travel, compressed as the server sends them.
`;

interface Load {
  files: number;
  bytes: Map<string, number>;
}

/** Counts what travels while the work is done. */
async function loadOf(page: Page, work: () => Promise<unknown>): Promise<Load> {
  const line = await page.context().newCDPSession(page);
  const load: Load = {files: 0, bytes: new Map()};
  const kinds = new Map<string, string>();
  line.on('Network.responseReceived', ({requestId, type, response}) => {
    kinds.set(requestId, response.url.endsWith('.wasm') ? 'Engine' : response.url.includes('/art/') ? 'Picture' : type);
  });
  line.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? 'Other';
    load.files++;
    load.bytes.set(kind, (load.bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await line.send('Network.enable');
  await line.send('Network.clearBrowserCache');
  await work();
  await page.waitForLoadState('networkidle');
  await line.detach();
  return load;
}

export async function main(words: string[]): Promise<number> {
  if (!optionsOf(words, help, {})) return 0;
  await visit(async ({player}) => {
    const {page} = player;
    say('loading the lobby, a table and the rulebook with an empty cache');
    const lobby = await loadOf(page, () => page.goto('/'));
    await player.playNow();
    const address = page.url();
    await page.goto('about:blank');
    const atTable = await loadOf(page, async () => {
      await page.goto(address);
      await player.offer();
    });
    const rules = await loadOf(page, () => page.goto('/rules/art-society'));
    const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Engine', 'Picture', 'Fetch'];
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    const rows = Object.entries({lobby, table: atTable, rules}).map(([name, {files, bytes}]) => [
      name,
      String(files),
      kilobytes([...bytes.values()].reduce((a, b) => a + b, 0)),
      ...kinds.map((kind) => kilobytes(bytes.get(kind) ?? 0)),
    ]);
    process.stdout.write(`${table(['page', 'files', 'KB', ...kinds], rows)}\n`);
  });
  return 0;
}
