// Somebody at a table, of any game: looks at what the page offers, and does the first sensible thing.
import {expect, type Locator, type Page} from '@playwright/test';
import type {Guard} from './guard';
import {quick, type Way} from './ways';

/** The first of these that a button is for. */
export function firstOf<Name extends string>(
  offers: Readonly<Record<Name, RegExp>>,
  buttons: readonly string[],
): Name | undefined {
  return (Object.keys(offers) as Name[]).find((name) => buttons.some((each) => offers[name].test(each)));
}

export abstract class Person<Offer extends string> {
  readonly page: Page;
  readonly guard: Guard;
  way: Way = quick;
  /** The buttons that could be pressed at the last look. */
  #buttons: readonly string[] = [];

  constructor({page, guard}: {page: Page; guard: Guard}) {
    this.page = page;
    this.guard = guard;
  }

  /** What lies in front of the player. */
  abstract get tray(): Locator;
  /** What the page offers: the text of the tray for a screen reader, and the buttons in it that can be pressed. */
  protected abstract offered(told: string, buttons: readonly string[]): Promise<Offer | undefined>;
  protected abstract accept(offer: Offer): Promise<void>;

  get match(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  get headline(): Locator {
    return this.page.getByLabel('What is going on').getByRole('heading', {level: 1});
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
  protected async playNowAt(lobby: string): Promise<void> {
    await this.page.goto(lobby);
    await this.press(this.button('Play now'));
    await expect(this.tray).toBeVisible();
  }

  /** On the page of a new table: with these on the other seats. */
  protected async seat(others: readonly string[]): Promise<void> {
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
      .poll(async () => (found = await this.look()), {
        message: 'the page offers something',
        intervals: [30, 60, 120, 250],
        timeout: 120_000,
      })
      .toBeDefined();
    return found ?? this.offer();
  }

  /** Does one thing; says which. */
  async act(): Promise<Offer> {
    const offer = await this.offer();
    await this.follow(offer);
    return offer;
  }

  /** Does what was offered at the last look. It never looks again first: by then something else may be offered, in another round. */
  protected async follow(offer: Offer): Promise<void> {
    const before = this.#buttons.join('\n');
    try {
      await this.accept(offer);
    } catch (error) {
      // The button may be gone, or disabled, in the moment in which one reaches for it: the last back of a shape, just named.
      // Playwright then waits for this very button, although others are offered.
      if ((await this.look()) === offer && this.#buttons.join('\n') === before) throw error;
    }
  }

  async playUntil(...ends: Offer[]): Promise<void> {
    for (let offer = await this.offer(); !ends.includes(offer); offer = await this.offer()) {
      await this.follow(offer);
    }
  }

  /** One look at the tray, as a screen reader has it: much faster than to ask for each thing. */
  protected async look(): Promise<Offer | undefined> {
    const told = await this.tray.ariaSnapshot().catch(() => '');
    expect(told, 'nothing was refused').not.toContain('button "Close"');
    // A button that can't be pressed, or is already, is followed by a word that says so.
    this.#buttons = [...told.matchAll(/button "(.*?)"(?! \[disabled| \[pressed)/g)].map(([, name]) => name ?? '');
    return this.offered(told, this.#buttons);
  }
}
