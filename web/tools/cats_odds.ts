// Measures how often computer cats win, for the page on which a table is opened.
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {program} from '../tests/server';
import type {Odds} from '../games/cats/odds';
import {optionsOf, say} from './visit';

const help = `
usage: node web/tools/cats_odds.mjs [--deals N] [--out FILE]

Lets computer cats play Cats at the Vernissage and writes how many of 1000 nights they win, by level, players and the one
option that matters to them. To be run again whenever rules or computer players change.
  --deals N   that all of them play, default 4000
  --out FILE  default web/games/cats/odds.json
`;

const run = promisify(execFile);

/** What is read of the results of an arena (docs/formats/arena.md). */
interface Arena {
  tables: {players: number; levels: {level: string; winRate: {value: number}}[]}[];
}

async function measured(deals: string, folder: string, hardCat: Odds['hardCat']): Promise<Odds[]> {
  const file = join(folder, `${hardCat}.json`);
  const teams = ['--players', '2,3,4', '--levels', 'kitten,young-cat,cat', '--deals', deals, '--seed', '1'];
  await run(program, ['arena', 'cats', ...teams, '--flag', `hard-cat=${hardCat}`, '--json', file]);
  const {tables} = JSON.parse(readFileSync(file, 'utf8')) as Arena;
  return tables.flatMap(({players, levels}) =>
    levels.map(({level, winRate}) => ({level, players, hardCat, won: Math.round(1000 * winRate.value)})),
  );
}

export async function main(words: string[]): Promise<number> {
  const usual = resolve(join(import.meta.dirname, '../games/cats/odds.json'));
  const options = optionsOf(words, help, {deals: '4000', out: usual});
  if (!options) return 0;
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-odds-'));
  try {
    const found: Odds[] = [];
    for (const hardCat of ['strict', 'lenient'] as const) {
      say(`hard-cat ${hardCat}`);
      found.push(...(await measured(options.deals, folder, hardCat)));
    }
    const lines = found.map((each) => `  ${JSON.stringify(each).replace(/([:,])(?! )/g, '$1 ')}`);
    writeFileSync(options.out, `[\n${lines.join(',\n')}\n]\n`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  return 0;
}
