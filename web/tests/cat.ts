// Somebody who plays Cats: looks at what the page offers, and does the first sensible thing, or what a test wants.
import {expect, type Locator} from '@playwright/test';
import {readAction, type Action} from '../games/cats/notation';
import type {Player} from './player';

const colours = {r: 'red', y: 'yellow', g: 'green', b: 'blue'};

/** What can be done, the more urgent first: buttons of the tray, by their names. */
const offers = {
  answer: /^(Yes!|Jump!|I try it)$/,
  drop: /^Put \w+ away$/,
  confirm: /^(Clean \d+|Clean it with die \d+|Splash painting \d+)$/,
  two: /^Two are enough$/,
  swap: /^Swap: /,
  paint: /^(red|yellow|green|blue)$/,
  stop: /^(Turn down|Oh no!)$/,
  card: /^Card \d of painting \d+: /,
  die: /^Die \d+$/,
  take: /^Take a paint$/,
};
type Button = keyof typeof offers;
export type CatOffer = 'result' | 'board' | Button;

export class Cat {
  readonly player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  get page() {
    return this.player.page;
  }

  get tray(): Locator {
    return this.page.getByRole('region', {name: 'What you can do'});
  }

  get headline(): Locator {
    return this.page.getByLabel('What is going on').getByRole('heading', {level: 1});
  }

  painting(number: number): Locator {
    const name = new RegExp(`^Painting ${number}\\b`);
    return this.page.getByRole('list', {name: 'The paintings'}).getByRole('button', {name});
  }

  /** From the lobby straight to a table with computer cats. */
  async playNow(): Promise<void> {
    await this.page.goto('/?game=cats');
    await this.player.press(this.player.button('Play now'));
    await expect(this.tray).toBeVisible();
  }

  /** To a new table, with these on the other seats. */
  async openTable(others: string[]): Promise<void> {
    await this.page.goto('/new/cats');
    await this.page.getByText(`${others.length + 1} players`, {exact: true}).click();
    for (const [index, who] of others.entries()) {
      await this.page.getByLabel(`Seat ${index + 2}`).selectOption({label: who});
    }
    await this.player.press(this.player.button(others.includes('A friend') ? 'Open the table' : 'Start playing'));
    await this.page.waitForURL('**/table/*');
  }

  /** What the page offers now; waits until there is something. */
  async offer(): Promise<CatOffer> {
    let found: CatOffer | undefined;
    await expect
      .poll(async () => (found = await this.#first()), {
        message: 'the page offers something',
        intervals: [30, 60, 120, 250],
        timeout: 90_000,
      })
      .toBeDefined();
    return found ?? this.offer();
  }

  /** Does one thing; says which. */
  async act(): Promise<CatOffer> {
    const offer = await this.offer();
    try {
      await this.#accept(offer);
    } catch (error) {
      // It may be gone in the moment in which one reaches for it.
      if ((await this.#first()) === offer) throw error;
    }
    return offer;
  }

  async playUntil(...ends: CatOffer[]): Promise<void> {
    for (let offer = await this.offer(); !ends.includes(offer); offer = await this.offer()) await this.act();
  }

  /** Does just this, written as in a record, as soon as the page lets one. */
  async perform(token: string): Promise<void> {
    const action = readAction(token);
    if (!action) throw new Error(`${token} is no action of a seat`);
    for (const button of this.#wayTo(action)) {
      await expect(this.tray).toHaveAttribute('aria-busy', 'false');
      const pressed = (await button.getAttribute('aria-pressed')) === 'true';
      if (!pressed) await this.player.press(button);
    }
  }

  /** The buttons of the tray that lead to an action, one after the other. */
  #wayTo(action: Action): Locator[] {
    const button = (name: string | RegExp) => this.tray.getByRole('button', {name, exact: true}).first();
    switch (action.kind) {
      case 'take':
        return [button('Take a paint')];
      case 'clean':
        return [button(`Die ${action.die}`), button(`Clean ${action.painting}`)];
      case 'drop':
        return [button(`Put ${colours[action.colour]} away`)];
      case 'put':
        return [button(colours[action.colour]), this.tray.locator(`button[data-place$="${action.place}"]`)];
      case 'stop':
        return [button('Turn down')];
      case 'jump':
        return [button('Jump!')];
      case 'paw': {
        const give = button(colours[action.give]);
        return [button('Helping Paw'), give, button(new RegExp(`^${colours[action.take]}, from `))];
      }
      case 'yes':
        return [button('Yes!')];
      default:
        throw new Error(`nobody has shown how to ${action.kind}`);
    }
  }

  /** One look at the tray, as a screen reader has it: much faster than to ask for each thing. */
  async #first(): Promise<CatOffer | undefined> {
    const told = await this.tray.ariaSnapshot().catch(() => '');
    expect(told, 'nothing was refused').not.toContain('button "Close"');
    if (told.includes('link "See the result"')) return 'result';
    const buttons = [...told.matchAll(/button "(.*?)"(?! \[disabled| \[pressed)/g)].map(([, name]) => name ?? '');
    const offered = (Object.keys(offers) as Button[]).find((name) => buttons.some((each) => offers[name].test(each)));
    // A painting that has to be shown on the board.
    return offered ?? (/on the board|another painting/.test(told) ? 'board' : undefined);
  }

  async #accept(offer: CatOffer): Promise<void> {
    if (offer === 'result') return;
    if (offer === 'board') return this.#point();
    const it = this.tray.getByRole('button', {name: offers[offer], disabled: false, pressed: undefined});
    await this.player.press(it.first());
    // With a second painting in hand the next card is one of that.
    if (offer === 'card' && /another painting/.test(await this.tray.innerText().catch(() => ''))) await this.#point();
  }

  /** Presses a painting that can be chosen, the last one: the first may be chosen already. */
  async #point(): Promise<void> {
    const choosable = this.page
      .getByRole('list', {name: 'The paintings'})
      .getByRole('button', {name: /You can choose it/});
    await this.player.press(choosable.last());
  }
}
