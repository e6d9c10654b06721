// Measures how often computer cats win, for the page on which a table is opened.
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {program} from '../tests/server';
import type {Odds} from '../games/cats/odds';
import {optionsOf, say, table} from './visit';

const help = `
usage: node web/tools/cats_odds.mjs [--deals N] [--expert N] [--out FILE]

Lets computer cats play Cats at the Vernissage and writes how many of 1000 nights they win, by level, players and the one
option that matters to them. To be run again whenever rules or computer players change.
  --deals N   that kittens and cats play, default 4000
  --expert N  that the expert plays, who thinks longer, default 1000
  --out FILE  default web/games/cats/odds.json
Prints the same as a table.
`;

const run = promisify(execFile);

/** The part of the results of an arena that is used here (docs/formats/arena.md). */
interface Arena {
  tables: {players: number; levels: {level: string; winRate: {value: number}}[]}[];
}

/** By players; for each number of them, the levels in the order in which they were asked for. */
async function arena(levels: string, deals: string, hardCat: Odds['hardCat']): Promise<Odds[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-odds-'));
  try {
    const file = join(folder, 'arena.json');
    const teams = ['--players', '2,3,4', '--levels', levels, '--deals', deals, '--rollouts', '300', '--seed', '1'];
    await run(program, ['arena', 'cats', ...teams, '--flag', `hard-cat=${hardCat}`, '--json', file]);
    const {tables} = JSON.parse(readFileSync(file, 'utf8')) as Arena;
    return tables.flatMap(({players, levels}) =>
      levels.map(({level, winRate}) => ({level, players, hardCat, won: Math.round(1000 * winRate.value)})),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Lines of levels, columns of players. */
function tableOf(found: readonly Odds[], hardCat: Odds['hardCat']): string {
  const won = (level: string, players: number) =>
    found.find((each) => each.level === level && each.players === players && each.hardCat === hardCat)?.won ?? 0;
  const levels = [...new Set(found.map(({level}) => level))];
  return table(
    [hardCat, '2 players', '3 players', '4 players'],
    levels.map((level) => [level, ...[2, 3, 4].map((players) => `${(won(level, players) / 10).toFixed(1)} %`)]),
  );
}

export async function main(words: string[]): Promise<number> {
  const usual = resolve(join(import.meta.dirname, '../games/cats/odds.json'));
  const options = optionsOf(words, help, {deals: '4000', expert: '1000', out: usual});
  if (!options) return 0;
  const found: Odds[] = [];
  for (const hardCat of ['strict', 'lenient'] as const) {
    say(`hard-cat ${hardCat}: kittens and cats`);
    found.push(...(await arena('kitten,young-cat,cat', options.deals, hardCat)));
    say(`hard-cat ${hardCat}: the expert`);
    found.push(...(await arena('expert', options.expert, hardCat)));
  }
  const lines = found.map((each) => `  ${JSON.stringify(each).replace(/([:,])(?! )/g, '$1 ')}`);
  writeFileSync(options.out, `[\n${lines.join(',\n')}\n]\n`);
  process.stdout.write(`${tableOf(found, 'strict')}\n\n${tableOf(found, 'lenient')}\n`);
  return 0;
}
