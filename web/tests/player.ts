// Somebody who plays Art Society.
import {expect, type Locator} from '@playwright/test';
import {firstOf, Person} from './person';

/** The buttons of the tray by their names, the most urgent first. */
const offers = {
  confirm:
    /^(Hang it here|Take and hang it|Put these up for auction|Bid \d+|Set it aside: −2 points|Swap with the museum)$/,
  name: /^Choose for me$/,
  bid: /^Bid card \d+$/,
  decor: /^Decor of /,
  stop: /^Enough decor$/,
  'give-decor': /^to the assistant$/,
  take: /^Take this painting$/,
  swap: /^Swap for /,
  give: /^Give it to the assistant$/,
  'set-aside': /^Set it aside$/,
  ready: /^Ready$/,
};
export type Offer = 'result' | 'hang' | 'pick' | keyof typeof offers;

export class Player extends Person<Offer> {
  override get tray(): Locator {
    return this.page.getByRole('region', {name: 'In front of you'});
  }

  get round(): Locator {
    return this.page.getByLabel('What is going on').getByText(/^Round \d+$/);
  }

  playNow(): Promise<void> {
    return this.playNowAt('/');
  }

  /** From the lobby to a new table, with these on the other seats. */
  async openTable(others: string[]): Promise<void> {
    await this.page.goto('/');
    await this.press(this.link('Play with friends'));
    await this.seat(others);
  }

  /** Until this round has begun. */
  async playToRound(round: number): Promise<void> {
    // Before the first round there is none to read.
    const now = async () => Number(/\d+/.exec((await this.round.allTextContents())[0] ?? '0')?.[0] ?? 0);
    const begun = async () => (await now()) >= round;
    for (;;) {
      let offer: Offer | undefined;
      // If nothing is offered any more, the others bring the round to its end.
      const news = async () => (offer = await this.look()) !== undefined || (await begun());
      await expect.poll(news, {message: 'the round goes on', timeout: 120_000}).toBe(true);
      // Asked after the look, so what was offered belongs to a round before.
      if (await begun()) return;
      if (offer) await this.follow(offer);
    }
  }

  async playToEnd(): Promise<void> {
    await this.playUntil('result');
  }

  protected override async offered(told: string, buttons: readonly string[]): Promise<Offer | undefined> {
    if (told.includes('link "See the result"')) return 'result';
    const offer = firstOf(offers, buttons);
    if (offer !== 'confirm' && offer !== 'take' && (await this.#wall.count()) > 0) return 'hang';
    return offer ?? ((await this.#picks()) ? 'pick' : undefined);
  }

  /** The lots on their easels. */
  get lots(): Locator {
    return this.page.getByRole('list', {name: 'Lots of this auction'});
  }

  /** Whether it is the player's turn to take one of the lots. */
  async #picks(): Promise<boolean> {
    const asked = await this.page.getByText('Try the paintings on your wall, then take one').count();
    return asked > 0 && (await this.lots.getByRole('button').count()) > 0;
  }

  /** The own wall while something is in the hand. */
  get #wall(): Locator {
    return this.page.locator('[role=application]');
  }

  protected override async accept(offer: Offer): Promise<void> {
    if (offer === 'hang') return this.way.hang(this.page, this.#wall);
    if (offer === 'result') return;
    if (offer === 'pick') return this.press(this.lots.getByRole('button').first());
    await this.press(this.tray.getByRole('button', {name: offers[offer], disabled: false}).first());
  }
}
