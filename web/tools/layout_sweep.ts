// What does not fit: every phase of both games, measured on every screen.
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {languages} from '../tests/looks';
import {everything, games, sizes, sweep, type Plan} from '../tests/sweep';
import {optionsOf, say, visit} from './visit';

const help = `
usage: node web/tools/layout_sweep.mjs [--games NAMES] [--sizes SIZES] [--languages NAMES] [--text PERCENTS]
                                       [--scenes NAMES] [--pictures DIR] [--long yes]

Shows every phase of both games with the hardest content and measures: text that is cut or lies over other text, what can be
pressed but is covered, out of reach or smaller than 44 px, a page wider than the screen, and what shifts by itself. Prints
one line a fault; the exit status is 1 if there is any. Lists are separated by commas.
  --games NAMES      default ${games.join(',')}
  --sizes SIZES      default 360×740,844×390,1366×768; also written 360x740
  --languages NAMES  default ru
  --text PERCENTS    size of text, default 100,200
  --scenes NAMES     of those phases alone
  --pictures DIR     a picture of every look with a fault
  --all yes          a picture of every look
  --long yes         all ${sizes.length} sizes in all languages
`;

const usual = {
  games: '',
  sizes: '360×740,844×390,1366×768',
  languages: 'ru',
  text: '100,200',
  scenes: '',
  pictures: '',
  all: '',
  long: '',
};

const listOf = (words: string) => words.split(',').filter((word) => word !== '');

function planOf(options: Record<keyof typeof usual, string>): Plan {
  const scenes = listOf(options.scenes);
  const wanted = (name: string) => scenes.length === 0 || scenes.includes(name);
  const chosen = games.filter((game) => options.games === '' || listOf(options.games).includes(game));
  if (options.long) return {...everything, games: chosen, wanted};
  const spoken = languages.filter((language) => listOf(options.languages).includes(language));
  return {
    games: chosen,
    sizes: listOf(options.sizes.replaceAll('x', '×')),
    voices: listOf(options.text).flatMap((text) => spoken.map((language) => ({language, text: Number(text)}))),
    wanted,
  };
}

export async function main(words: string[]): Promise<number> {
  const options = optionsOf(words, help, usual);
  if (!options) return 0;
  if (options.pictures) mkdirSync(options.pictures, {recursive: true});
  let [looks, faulty] = [0, 0];
  const begun = Date.now();
  await visit(
    ({player}) =>
      sweep(player, planOf(options), async (where, faults, page) => {
        looks++;
        if (faults.length > 0) faulty++;
        for (const {kind, what} of faults) process.stdout.write(`${where}: ${kind}: ${what}\n`);
        if (options.pictures && (options.all || faults.length > 0))
          await page.screenshot({path: join(options.pictures, `${where.replaceAll(/[ %]+/g, '-')}.png`)});
      }),
    {reducedMotion: 'reduce'},
  );
  say(`${looks} looks, ${faulty} with faults, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  return faulty > 0 ? 1 : 0;
}
