// Pictures of every page and every moment of a round.
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {desktop, languages, phone, speak} from '../tests/looks';
import {Cat, type CatOffer} from '../tests/cat';
import type {Offer, Player} from '../tests/player';
import {optionsOf, say, visit} from './visit';

const help = `
usage: node web/tools/screenshots.mjs [--out DIR]

Plays a match and takes pictures of every page and moment: wide and narrow, by day and in the evening, and of some in
every language. They are named PAGE-SIZE-LIGHT.png and PAGE-LANGUAGE.png.
  --out DIR  where to, default build/web/screens
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

  /** Both sizes, both lights. */
  async take(name: string): Promise<void> {
    say(name);
    for (const [size, viewport] of Object.entries(sizes)) {
      await this.#page.setViewportSize(viewport);
      for (const light of ['light', 'dark'] as const) {
        await this.#page.emulateMedia({colorScheme: light, reducedMotion: 'reduce'});
        await this.#shoot(`${name}-${size}-${light}`);
      }
    }
    await this.#page.setViewportSize(desktop);
    await this.#page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  }

  async takeInLanguages(name: string): Promise<void> {
    for (const language of languages) {
      await speak(this.#page, language);
      await this.#shoot(`${name}-${language}`);
    }
    await speak(this.#page, 'en');
  }

  async #shoot(name: string): Promise<void> {
    await this.#page.getByText('The bids are turned up').waitFor({state: 'hidden'});
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.#page.waitForLoadState('networkidle');
    await this.#page.screenshot({path: join(this.#folder, `${name}.png`)});
    this.count++;
  }
}

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

/** A night of Cats, in the same way. */
async function catMoments(player: Player, album: Album): Promise<void> {
  const cat = new Cat(player);
  const moments = new Map<CatOffer, string>([
    ['die', 'cats-turn'],
    ['confirm', 'cats-die'],
    ['swap', 'cats-swap'],
    ['stop', 'cats-try'],
    ['drop', 'cats-drop'],
    ['answer', 'cats-question'],
    ['card', 'cats-twist'],
    ['board', 'cats-board'],
  ]);
  await cat.playNow();
  for (let offer = await cat.offer(); offer !== 'result'; offer = await cat.offer()) {
    const name = moments.get(offer);
    moments.delete(offer);
    if (name) await album.take(name);
    if (offer === 'die' && name) await album.takeInLanguages(name);
    await cat.act();
  }
  await album.take('cats-over');
}

export async function main(words: string[]): Promise<number> {
  const usual = resolve(import.meta.dirname, '../../build/web/screens');
  const options = optionsOf(words, help, {out: usual});
  if (!options) return 0;
  await visit(
    async ({player}) => {
      const {page} = player;
      const album = new Album(page, options.out);
      for (const [name, address] of Object.entries({
        lobby: '/',
        new: '/new/art-society',
        settings: '/settings',
        rules: '/rules/art-society',
        'cats-lobby': '/?game=cats',
        'cats-new': '/new/cats',
        'cats-rules': '/rules/cats',
        'not-found': '/nowhere',
      })) {
        await page.goto(address);
        await page.getByRole('heading', {level: 1}).waitFor();
        await album.take(name);
        if (name !== 'not-found') await album.takeInLanguages(name);
      }
      await player.openTable(['A friend', 'Computer: Visitor']);
      await album.take('waiting-room');
      await player.playNow();
      const {match} = player;
      await tableMoments(player, album);
      for (const [name, address] of Object.entries({result: `/result/${match}`, replay: `/replay/${match}?step=60`})) {
        await page.goto(address);
        await page.getByRole('heading', {level: 1}).waitFor();
        await album.take(name);
        await album.takeInLanguages(name);
      }
      await catMoments(player, album);
      const night = player.match;
      for (const [name, address] of Object.entries({
        'cats-result': `/result/${night}`,
        'cats-replay': `/replay/${night}?step=90`,
      })) {
        await page.goto(address);
        await page.getByRole('heading', {level: 1}).waitFor();
        await album.take(name);
        await album.takeInLanguages(name);
      }
      process.stdout.write(`${album.count} pictures are in ${options.out}\n`);
    },
    {reducedMotion: 'reduce'},
  );
  return 0;
}
