// Lighthouse with the profile of a phone, over the pages that people open first.
import {writeFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import lighthouse from 'lighthouse';
import {playedMatch} from '../tests/finished';
import {optionsOf, say, table, visit, type Visit} from './visit';

const help = `
usage: node web/tools/lighthouse.mjs [--games GAME,...] [--runs COUNT] [--least POINTS] [--report FILE]

Runs Lighthouse on the lobby and on a table, the rulebook and a result of each game, as on a phone, and prints the points.
  --games GAME,...  of which games, default art-society,cats
  --runs COUNT      how often each page is looked at, default 3; the run in the middle counts
  --least POINTS    how many each of them needs, default 95; with fewer the exit code is 1
  --report FILE     where to write the audits that lost points, as JSON
`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The level of the computer players that play the match to its end. */
const usualLevels: Record<string, string> = {'art-society': 'visitor', cats: 'cat'};

interface Outcome {
  /** by category; null where it does not matter */
  points: (number | null)[];
  lost: string[];
}

interface Place {
  address: string;
  /** whether search engines should find it; matches are the business of those who play them (robots.txt) */
  found: boolean;
}

async function judge({address, found}: Place, port: number): Promise<Outcome> {
  const wanted = categories.filter((name) => found || name !== 'seo');
  const done = await lighthouse(address, {
    port,
    onlyCategories: [...wanted],
    disableStorageReset: true,
    logLevel: 'error',
  });
  const result = done?.lhr;
  // Now and then the browser forgets to say when the page began to load.
  if (!result || result.runtimeError?.code === 'NO_NAVSTART') return judge({address, found}, port);
  if (result.runtimeError) throw new Error(`Lighthouse could not load ${address}: ${result.runtimeError.message}`);
  const lost = wanted.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? []).flatMap(({id, weight}) => {
      const audit = result.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${name}: ${audit.title} ${audit.displayValue ?? ''}`.trim()];
    }),
  );
  const points = categories.map((name) => {
    return wanted.includes(name) ? Math.round((result.categories[name]?.score ?? 0) * 100) : null;
  });
  return {points, lost};
}

/** The run in the middle: a single one may have been disturbed. */
function median(runs: Outcome[]): Outcome {
  const sorted = runs.toSorted((a, b) => (a.points[0] ?? 0) - (b.points[0] ?? 0));
  return sorted[Math.floor(sorted.length / 2)] ?? {points: [], lost: []};
}

/** A table, the rulebook and a result of a game. */
async function placesOf(game: string, {player, context, server}: Visit): Promise<Record<string, Place>> {
  await player.page.goto(`/?game=${game}`);
  await player.press(player.button('Play now'));
  await expect(player.page).toHaveURL(/table/);
  const table = player.page.url();
  say(`playing a match of ${game} to its end, for its result`);
  const finished = await playedMatch(context, server.address, {game, level: usualLevels[game]});
  return {
    [`${game} table`]: {address: table, found: false},
    [`${game} rules`]: {address: `${server.address}/rules/${game}`, found: true},
    [`${game} result`]: {address: `${server.address}/result/${finished}`, found: false},
  };
}

export async function main(words: string[]): Promise<number> {
  const options = optionsOf(words, help, {
    games: Object.keys(usualLevels).join(','),
    runs: '3',
    least: '95',
    report: '',
  });
  if (!options) return 0;
  const outcomes = await visit(async (visit) => {
    const places: Record<string, Place> = {lobby: {address: `${visit.server.address}/`, found: true}};
    for (const game of options.games.split(',')) Object.assign(places, await placesOf(game, visit));
    await visit.player.page.goto('about:blank');
    const found: Record<string, Outcome> = {};
    for (const [name, place] of Object.entries(places)) {
      say(`Lighthouse looks at the ${name}`);
      const runs: Outcome[] = [];
      while (runs.length < Number(options.runs)) runs.push(await judge(place, visit.port));
      found[name] = median(runs);
    }
    return found;
  });
  const rows = Object.entries(outcomes).map(([name, {points}]) => [name, ...points.map((one) => String(one ?? '–'))]);
  process.stdout.write(`${table(['page', ...categories], rows)}\n`);
  if (options.report) writeFileSync(options.report, JSON.stringify(outcomes, null, 2));
  for (const [name, {lost}] of Object.entries(outcomes)) for (const audit of lost) say(`${name}: ${audit}`);
  return Object.values(outcomes).every(({points}) =>
    points.every((one) => one === null || one >= Number(options.least)),
  )
    ? 0
    : 1;
}
