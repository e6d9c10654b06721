// Somebody who plays Cats: does the first sensible thing, or what a test wants.
import {expect, type Locator} from '@playwright/test';
import {readAction, type Action} from '../games/cats/notation';
import {firstOf, Person} from './person';

const colours = {r: 'red', y: 'yellow', g: 'green', b: 'blue'};

/** The buttons of the tray by their names, the most urgent first. */
const offers = {
  answer: /^(Yes!|Jump!|I try it)$/,
  drop: /^Put \w+ away$/,
  confirm: /^(Clean \d+|Clean it with die \d+|Splash painting \d+)$/,
  two: /^Two are enough$/,
  swap: /^Swap: /,
  paint: /^(red|yellow|green|blue)$/,
  stop: /^(Turn face down|Oh no!)$/,
  card: /^Card \d of painting \d+: /,
  die: /^Die \d+$/,
  take: /^Take a paint$/,
};
type Button = keyof typeof offers;
export type CatOffer = 'result' | 'board' | Button;

export class Cat extends Person<CatOffer> {
  override get tray(): Locator {
    return this.page.getByRole('region', {name: 'What you can do'});
  }

  painting(number: number): Locator {
    const name = new RegExp(`^Painting ${number}\\b`);
    return this.page.getByRole('list', {name: 'The paintings'}).getByRole('button', {name});
  }

  playNow(): Promise<void> {
    return this.playNowAt('/?game=cats');
  }

  /** To a new table, with these on the other seats. */
  async openTable(others: string[]): Promise<void> {
    await this.page.goto('/new/cats');
    await this.seat(others);
  }

  /** Does just this, written as in a record, as soon as the page lets one. */
  async perform(token: string): Promise<void> {
    const action = readAction(token);
    if (!action) throw new Error(`${token} is no action of a seat`);
    for (const button of this.#wayTo(action)) {
      await expect(this.tray).toHaveAttribute('aria-busy', 'false');
      const pressed = (await button.getAttribute('aria-pressed')) === 'true';
      if (!pressed) await this.press(button);
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
        return [button('Turn face down')];
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

  protected override async offered(told: string, buttons: readonly string[]): Promise<CatOffer | undefined> {
    if (told.includes('link "See the result"')) return 'result';
    // A painting that has to be shown on the board.
    const board = /on the board|another painting/.test(told) ? 'board' : undefined;
    const offer = firstOf(offers, buttons) ?? board;
    const skip = this.tray.getByRole('button', {name: 'Skip ahead »'});
    // There is no need to watch to the end what the others do. It may also have ended by itself.
    if (buttons.includes('Skip ahead »')) await skip.click({timeout: 1000}).catch(() => undefined);
    // While the table moves its tray shows what was there before.
    const busy = await this.tray.getAttribute('aria-busy').catch(() => null);
    return busy === 'false' ? offer : undefined;
  }

  protected override async accept(offer: CatOffer): Promise<void> {
    if (offer === 'result') return;
    if (offer === 'board') return this.#point();
    const it = this.tray.getByRole('button', {name: offers[offer], disabled: false, pressed: undefined});
    await this.press(it.first());
    // Once a second painting is chosen, the next card is one of its cards.
    if (offer === 'card' && /another painting/.test(await this.tray.innerText().catch(() => ''))) await this.#point();
  }

  /** Presses a painting that can be chosen, the last one: the first may be chosen already. */
  async #point(): Promise<void> {
    const choosable = this.page
      .getByRole('list', {name: 'The paintings'})
      .getByRole('button', {name: /You can choose it/});
    await this.press(choosable.last());
  }
}
