// What every test begins with: a server, and people who come to it with browsers of their own.
import {test as base, type BrowserContextOptions} from '@playwright/test';
import {playedMatch} from './finished';
import {Guard} from './guard';
import {Player} from './player';
import {Server} from './server';

export interface Visitor extends BrowserContextOptions {
  /** Whether hints for new players are shown; they are off unless a test is about them. */
  hints?: boolean;
  /** Settings of the page, as kept in the browser. */
  settings?: Record<string, unknown>;
}

interface Fixtures {
  /** A new person, who has opened no page yet. */
  visitor: (options?: Visitor) => Promise<Player>;
}

interface WorkerFixtures {
  house: Server;
  /** A match that was played to its end. */
  finished: string;
  /** A night of Cats that is over. */
  finishedNight: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    async ({}, use) => {
      const server = await new Server().start();
      await use(server);
      await server.stop();
    },
    {scope: 'worker'},
  ],

  finished: [
    async ({browser, house}, use) => {
      const context = await browser.newContext({baseURL: house.address});
      const match = await playedMatch(context, house.address);
      await context.close();
      await use(match);
    },
    {scope: 'worker'},
  ],

  finishedNight: [
    async ({browser, house}, use) => {
      const context = await browser.newContext({baseURL: house.address});
      const match = await playedMatch(context, house.address, {game: 'cats', level: 'cat'});
      await context.close();
      await use(match);
    },
    {scope: 'worker'},
  ],

  visitor: async ({browser, house, contextOptions, viewport, locale}, use) => {
    const players: Player[] = [];
    await use(async ({hints = false, settings = {}, ...options} = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...{viewport, locale, baseURL: house.address, acceptDownloads: true},
        ...options,
      });
      await context.addInitScript(
        (kept) => {
          // Once: what the person chooses later stays chosen. And not on the blank page, which has no storage.
          if (location.protocol === 'http:' && localStorage.getItem('vernissage') === null)
            localStorage.setItem('vernissage', kept);
        },
        JSON.stringify({hints, pace: 'quick', autoReady: false, ...settings}),
      );
      const page = await context.newPage();
      const player = new Player({page, guard: new Guard(page)});
      players.push(player);
      return player;
    });
    await Promise.all(players.map(({page}) => page.context().close()));
    for (const player of players) player.guard.check();
  },
});

export {expect} from '@playwright/test';
