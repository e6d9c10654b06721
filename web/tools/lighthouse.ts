// Lighthouse with the profile of a phone, over the pages that people open first.
import {writeFileSync} from 'node:fs';
import lighthouse from 'lighthouse';
import {playedMatch} from '../tests/finished';
import {optionsOf, say, table, visit} from './visit';

const help = `
usage: node web/tools/lighthouse.mjs [--least POINTS] [--report FILE]

Runs Lighthouse on the lobby, a table, the rulebook and a result, as on a phone, and prints the points.
  --least POINTS  how many each of them needs, default 95; with fewer the exit code is 1
  --report FILE   where to write the audits that lost points, as JSON
`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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

export async function main(words: string[]): Promise<number> {
  const options = optionsOf(words, help, {least: '95', report: ''});
  if (!options) return 0;
  const outcomes = await visit(async ({player, context, server, port}) => {
    await player.playNow();
    const atTable = player.page.url();
    say('playing a match to its end, for its result');
    const finished = await playedMatch(context, server.address);
    const pages = {
      lobby: {address: `${server.address}/`, found: true},
      table: {address: atTable, found: false},
      rules: {address: `${server.address}/rules/art-society`, found: true},
      result: {address: `${server.address}/result/${finished}`, found: false},
    };
    await player.page.goto('about:blank');
    const found: Record<string, Outcome> = {};
    for (const [name, place] of Object.entries(pages)) {
      say(`Lighthouse looks at the ${name}`);
      found[name] = await judge(place, port);
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
