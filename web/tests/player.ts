// Somebody who plays: looks at what the page offers, and does the first sensible thing.
import {expect, type Locator, type Page} from '@playwright/test';
import type {Guard} from './guard';
import {quick, type Way} from './ways';

/** What can be done at the table, the more urgent first: buttons of the tray, by their names. */
const offers = {
  confirm:
    /^(Hang it here|Take it and hang it here|Take this painting|Bid \d+|Set it aside: −2 points|Swap with the museum)$/,
  name: /^\d+ × \d+, value \d+: \d+ left$/,
  bid: /^Bid card \d+$/,
  pick: /^Take ?(City life|Portrait|Still life|Landscape): /,
  decor: /^Decor of /,
  stop: /^Enough decor$/,
  'give-decor': /^to the assistant$/,
  swap: /^Swap for /,
  give: /^Give it to the assistant$/,
  'set-aside': /^Set it aside$/,
  ready: /^Ready$/,
};
export type Offer = 'result' | 'hang' | keyof typeof offers;

export class Player {
  readonly page: Page;
  readonly guard: Guard;
  way: Way = quick;

  constructor(page: Page, guard: Guard) {
    this.page = page;
    this.guard = guard;
  }

  get match(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  get tray(): Locator {
    return this.page.getByRole('region', {name: 'In front of you'});
  }

  get round(): Locator {
    return this.page.getByLabel('What is going on').getByText(/^Round \d+$/);
  }

  press(what: Locator): Promise<void> {
    return this.way.press(this.page, what);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', {name, exact: true});
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', {name, exact: true});
  }

  /** From the lobby straight to a table with computer players. */
  async playNow(): Promise<void> {
    await this.page.goto('/');
    await this.press(this.button('Play now'));
    await expect(this.tray).toBeVisible();
  }

  /** From the lobby to a new table, with these on the other seats. */
  async openTable(others: string[]): Promise<void> {
    await this.page.goto('/');
    await this.press(this.link('Play with friends'));
    await this.page.getByText(`${others.length + 1} players`, {exact: true}).click();
    for (const [index, who] of others.entries()) {
      await this.page.getByLabel(`Seat ${index + 2}`).selectOption({label: who});
    }
    await this.press(this.button(others.includes('A friend') ? 'Open the table' : 'Start playing'));
    await this.page.waitForURL('**/table/*');
  }

  /** What the page offers now; waits until there is something. */
  async offer(): Promise<Offer> {
    let found: Offer | undefined;
    await expect
      .poll(async () => (found = await this.#first()), {
        message: 'the page offers something',
        intervals: [30, 60, 120, 250],
        timeout: 60_000,
      })
      .toBeDefined();
    return found ?? this.offer();
  }

  /** Does one thing; says which. */
  async act(): Promise<Offer> {
    const offer = await this.offer();
    try {
      await this.#accept(offer);
    } catch (error) {
      // It may be gone in the moment in which one reaches for it.
      if ((await this.#first()) === offer) throw error;
    }
    return offer;
  }

  async playUntil(...ends: Offer[]): Promise<void> {
    for (let offer = await this.offer(); !ends.includes(offer); offer = await this.offer()) await this.act();
  }

  /** Until this round has begun. */
  async playToRound(round: number): Promise<void> {
    // Before the first round there is none to read.
    const now = async () => Number(/\d+/.exec((await this.round.allTextContents())[0] ?? '0')?.[0] ?? 0);
    const begun = async () => (await now()) >= round;
    while (!(await begun())) {
      // Nothing may be offered any more: then the others bring the round to its end.
      const news = async () => (await begun()) || (await this.#first()) !== undefined;
      await expect.poll(news, {message: 'the round goes on', timeout: 60_000}).toBe(true);
      if (!(await begun())) await this.act();
    }
  }

  async playToEnd(): Promise<void> {
    await this.playUntil('result');
  }

  /** One look at the tray, as a screen reader has it: much faster than to ask for each thing. */
  async #first(): Promise<Offer | undefined> {
    const told = await this.tray.ariaSnapshot().catch(() => '');
    expect(told, 'nothing was refused').not.toContain('button "Close"');
    if (told.includes('link "See the result"')) return 'result';
    // A button that can't be pressed is followed by a word that says so.
    const buttons = [...told.matchAll(/button "(.*)"(?! \[disabled)/g)].map(([, name]) => name ?? '');
    const offered = (name: keyof typeof offers) => buttons.some((button) => offers[name].test(button));
    if (offered('confirm')) return 'confirm';
    if ((await this.#wall.count()) > 0) return 'hang';
    return (Object.keys(offers) as (keyof typeof offers)[]).find(offered);
  }

  /** The own wall while something is in the hand. */
  get #wall(): Locator {
    return this.page.locator('[role=application]');
  }

  async #accept(offer: Offer): Promise<void> {
    if (offer === 'hang') return this.way.hang(this.page, this.#wall);
    if (offer === 'result') return;
    const it = this.tray.getByRole('button', {name: offers[offer], disabled: false});
    // The largest back: a match with large paintings is a short one.
    await this.press(offer === 'name' ? it.last() : it.first());
  }
}
