// Every phase of both games on every screen, in every language and size of text: what does not fit is found by measuring.
import type {Page} from '@playwright/test';
import {nightScenes} from './cats_scenes';
import {faultsOf, watchJumps, worstOf, type Fault} from './layout';
import {desktop, languages, speak} from './looks';
import type {Player} from './player';
import {longNames, roundScenes} from './rounds';
import {Staged, StagedRound} from './staged';

export const sizes = [
  '360×740',
  '390×844',
  '844×390',
  '768×1024',
  '1280×720',
  '1366×768',
  '1440×900',
  '1920×1080',
  '2560×1440',
];
export type Language = (typeof languages)[number];
export const games = ['art-society', 'cats'] as const;

export interface Plan {
  games: readonly (typeof games)[number][];
  sizes: readonly string[];
  /** a language, and the size of text in per cent */
  voices: readonly {language: Language; text: number}[];
  /** whether a phase is looked at */
  wanted: (scene: string) => boolean;
}

export const everything: Plan = {
  games,
  sizes,
  voices: [100, 200].flatMap((text) => languages.map((language) => ({language, text}))),
  wanted: () => true,
};

export interface Found extends Fault {
  where: string;
}

const ends = ['over', 'won', 'lost'];

interface Scene {
  name: string;
  /** whether the player has brought it about */
  own: boolean;
  /** what was there just before */
  lead: () => void;
  show: () => void;
  doing?: (() => Promise<void>) | undefined;
}

/** A table that was laid for a game: each of its scenes can be shown at any time. */
interface Laid {
  scenes: Scene[];
  /** opens the page again */
  begin: () => Promise<void>;
}

async function layRounds(player: Player): Promise<Laid> {
  const {agreed, scenes} = await roundScenes();
  const table = new StagedRound(player);
  table.names = longNames;
  table.agreed = {edition: agreed.edition, flags: agreed.flags, rules: agreed.rules};
  await table.open(agreed.seats);
  const first = scenes[0];
  return {
    scenes: scenes.map(({name, from, view, own, doing}) => ({
      name,
      own,
      lead: () => table.show(from),
      show: () => table.show(view),
      doing: doing && (() => doing(player)),
    })),
    begin: () => (first ? table.begin(first.view) : Promise.resolve()),
  };
}

/** A table has as many seats as long as it is on the page. */
const layNights =
  (players: number) =>
  async (player: Player): Promise<Laid> => {
    const scenes = (await nightScenes()).filter(({view}) => view.hands.length === players);
    const table = new Staged(player);
    table.names = longNames;
    await table.open(players);
    const first = scenes[0];
    return {
      scenes: scenes.map(({name, from, view, own, said, doing}) => ({
        name,
        own,
        lead: () => table.show(from),
        show: () => table.show(view, said),
        doing: doing && (() => doing(table.cat)),
      })),
      begin: () => (first ? table.begin(first.view) : Promise.resolve()),
    };
  };

const tables = {'art-society': [layRounds], cats: [layNights(3), layNights(4)]};

/** Sets the browser's own size of text, as a person does, for as long as the page is open. */
async function textOf(page: Page): Promise<(percent: number) => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  return async (percent) => {
    await line.send('Page.setFontSizes', {fontSizes: {standard: (16 * percent) / 100, fixed: (13 * percent) / 100}});
  };
}

/** As whoever lays the table knows the page. */
async function inEnglish(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
}

/** What the page finds when it is opened: hints on, and nothing moves for long. */
async function arrange(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('vernissage', JSON.stringify({language: sessionStorage.getItem('language'), pace: 'quick'}));
  });
}

/** Until everything that was told is on the page, and lies still. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(20);
  await page.locator('.tray[aria-busy=false]').waitFor();
  await page.locator('.reveal').waitFor({state: 'hidden'});
  await page.waitForTimeout(280); // a hint comes when the table rests
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))),
  );
}

/** Does what belongs to a scene. The names of buttons are known in English. */
async function done(page: Page, doing: () => Promise<void>, language: Language): Promise<Fault[]> {
  const faults: Fault[] = [];
  await speak(page, 'en');
  page.setDefaultTimeout(3000);
  await doing().catch((error: unknown) => {
    const lines = String(error).split('\n');
    faults.push({
      kind: 'covered',
      what: `can’t be pressed: ${(lines.find((line) => line.includes('intercepts')) ?? lines[0] ?? '').trim()}`,
    });
  });
  page.setDefaultTimeout(0);
  await speak(page, language);
  await settle(page);
  return faults;
}

/** Looks at all that the plan wants; tells each look as it goes. */
export async function sweep(
  player: Player,
  plan: Plan,
  look: (where: string, faults: Fault[], page: Page) => Promise<void>,
): Promise<void> {
  const {page} = player;
  const jumps = await watchJumps(page);
  await arrange(page);
  const setText = await textOf(page);
  for (const [game, lay] of plan.games.flatMap((game) => tables[game].map((lay) => [game, lay] as const))) {
    await setText(100);
    await inEnglish(page);
    const laid = await lay(player);
    for (const {language, text} of plan.voices) {
      await page.evaluate((chosen) => sessionStorage.setItem('language', chosen), language);
      await setText(text);
      for (const size of plan.sizes) {
        const [width = 0, height = 0] = size.split('×').map(Number);
        await page.setViewportSize({width, height});
        await laid.begin();
        for (const {name, own, lead, show, doing} of laid.scenes.filter(({name}) => plan.wanted(name))) {
          // What the player does may move things; and at the end the house says something above the table.
          const calm = !own && !doing && !ends.includes(name);
          if (calm) lead();
          if (calm) await settle(page);
          const before = (await jumps()).length;
          show();
          await settle(page);
          const shifts = calm ? (await jumps()).slice(before) : [];
          const stuck = doing ? await done(page, doing, language) : [];
          const faults = [...stuck, ...(await faultsOf(page))];
          const worst = worstOf(shifts);
          if (worst > 0.02) {
            faults.push({
              kind: 'shift',
              what: `${worst.toFixed(3)}: ${shifts
                .map(({what}) => what)
                .join(' || ')
                .slice(0, 200)}`,
            });
          }
          await look(`${game} ${name} ${size} ${language} ${text}%`, faults, page);
        }
      }
    }
  }
}
