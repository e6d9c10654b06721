// Pictures of every page and every moment of a round.
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {playedMatch} from '../tests/finished';
import {Guard} from '../tests/guard';
import {desktop, languages, phone, speak} from '../tests/looks';
import {Player, type Offer} from '../tests/player';
import {stageScenes} from '../tests/cats_scenes';
import {drawPreviews} from './previews';
import {optionsOf, say, visit, type Visit} from './visit';

const help = `
usage: node web/tools/screenshots.mjs [--out DIR] [--only NAME] [--previews DIR]

Plays a match and takes pictures of every page and moment: wide and narrow, by day and in the evening, and of some in
every language. They are named PAGE-SIZE-LIGHT.png and PAGE-SIZE-LANGUAGE.png.
  --out DIR    where to, default build/web/screens
  --only NAME  of those pages alone whose names begin so, as in cats-try
  --previews DIR  only the pictures that messengers show with a link; the page has them in web/public/preview
`;

const sizes = {desktop, phone};

class Album {
  readonly #page: Page;
  readonly #folder: string;
  count = 0;

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
    mkdirSync(folder, {recursive: true});
  }

  /** Both sizes, both lights. What goes by itself is brought back by `again`. */
  async take(name: string, again = () => Promise.resolve()): Promise<void> {
    say(name);
    for (const [size, viewport] of Object.entries(sizes)) {
      await this.#page.setViewportSize(viewport);
      for (const light of ['light', 'dark'] as const) {
        await this.#page.emulateMedia({colorScheme: light, reducedMotion: 'reduce'});
        await again();
        await this.#shoot(`${name}-${size}-${light}`);
      }
    }
    await this.#page.setViewportSize(desktop);
    await this.#page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  }

  async takeInLanguages(name: string): Promise<void> {
    for (const [size, viewport] of Object.entries(sizes)) {
      await this.#page.setViewportSize(viewport);
      for (const language of languages) {
        await speak(this.#page, language);
        await this.#shoot(`${name}-${size}-${language}`);
      }
      await speak(this.#page, 'en');
    }
    await this.#page.setViewportSize(desktop);
  }

  /** A page by its address, in all its looks. */
  async visit(name: string, address: string): Promise<void> {
    await this.#page.goto(address);
    await this.#page.getByRole('heading', {level: 1}).waitFor();
    await this.take(name);
    await this.takeInLanguages(name);
  }

  async #shoot(name: string): Promise<void> {
    await this.#page.getByText('The bids are turned up').waitFor({state: 'hidden'});
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.#page.waitForLoadState('networkidle');
    await this.#page.screenshot({path: join(this.#folder, `${name}.png`)});
    this.count++;
  }
}

type Wanted = (name: string) => boolean;

/** Plays on, and takes the moments that were not seen yet. */
async function tableMoments(player: Player, album: Album): Promise<void> {
  const moments = new Map<Offer, string>([
    ['hang', 'table-hang'],
    ['confirm', 'table-confirm'],
    ['name', 'table-lots'],
    ['bid', 'table-bids'],
    ['pick', 'table-pick'],
    ['decor', 'table-decor'],
    ['ready', 'table-ready'],
  ]);
  for (let offer = await player.offer(); offer !== 'result'; offer = await player.offer()) {
    if (offer !== (await player.offer())) continue; // what was just done may still be on the screen
    const name = moments.get(offer);
    moments.delete(offer);
    if (offer === 'hang' && name) await player.page.getByRole('application').press('Home');
    if (name) await album.take(name);
    if (offer === 'bid' && name) await album.takeInLanguages(name);
    await player.act();
  }
  await album.take('table-over');
}

/** The pages beside the tables, and a match of Art Society. */
async function house({player}: Visit, album: Album, wanted: Wanted): Promise<void> {
  const {page} = player;
  const places = {
    lobby: '/',
    new: '/new/art-society',
    settings: '/settings',
    rules: '/rules/art-society',
    'not-found': '/nowhere',
    'cats-lobby': '/?game=cats',
    'cats-new': '/new/cats',
    'cats-rules': '/rules/cats',
  };
  for (const [name, address] of Object.entries(places)) if (wanted(name)) await album.visit(name, address);
  if (wanted('waiting-room')) {
    await player.openTable(['A friend', 'Computer: Visitor']);
    await album.take('waiting-room');
  }
  if (!['table', 'result', 'replay'].some(wanted)) return;
  await page.goto('/');
  await player.playNow();
  const {match} = player;
  await tableMoments(player, album);
  await album.visit('result', `/result/${match}`);
  await album.visit('replay', `/replay/${match}?step=60`);
}

/** Moments of which pictures in every language are worth having: those with the most words. */
const wordy = ['cats-turn-late', 'cats-try-bank', 'cats-paw-answer', 'cats-won'];

async function nights({context, server}: Visit, folder: string, wanted: Wanted): Promise<number> {
  const page = await context.newPage();
  const album = new Album(page, folder);
  if (wanted('cats-result') || wanted('cats-replay')) {
    const night = await playedMatch(context, server.address, {game: 'cats', level: 'cat'});
    await album.visit('cats-result', `/result/${night}`);
    await album.visit('cats-replay', `/replay/${night}?step=90`);
  }
  await stageScenes(new Player({page, guard: new Guard(page)}), wanted, async (name, again) => {
    await album.take(name, again);
    if (wordy.includes(name)) await album.takeInLanguages(name);
  });
  return album.count;
}

export async function main(words: string[]): Promise<number> {
  const usual = resolve(import.meta.dirname, '../../build/web/screens');
  const options = optionsOf(words, help, {out: usual, only: '', previews: ''});
  if (!options) return 0;
  if (options.previews) {
    await visit(({player: {page}}) => drawPreviews(page, options.previews), {reducedMotion: 'reduce'});
    return 0;
  }
  const wanted = (name: string) => name.startsWith(options.only);
  await visit(
    async (there) => {
      const album = new Album(there.player.page, options.out);
      await house(there, album, wanted);
      const count = album.count + (await nights(there, options.out, wanted));
      process.stdout.write(`${count} pictures are in ${options.out}\n`);
    },
    {reducedMotion: 'reduce'},
  );
  return 0;
}
