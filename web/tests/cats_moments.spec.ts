// Every moment of a night, put before the page as a server would: what it looks like, and what is sent when one answers.
import {expect, test, type Visitor} from './house';
import {inspect} from './looks';
import {momentsOf, nightOf, type Moment, type Night} from './moments';
import type {Player} from './player';
import {Staged} from './staged';
import {keyboard} from './ways';

async function staged(visitor: (options?: Visitor) => Promise<Player>): Promise<Staged> {
  const table = new Staged(await visitor());
  await table.open();
  return table;
}

const kinds = ['turn', 'attempt', 'caught', 'window', 'proposal'];
const others = ['exchange-drop', 'paws-drop', 'oops', 'twist', 'last', 'over'];

for (const part of [kinds, others]) {
  test(`every moment can be read and used by everybody: ${part.join(', ')}`, async ({visitor}) => {
    const moments = await momentsOf('won', 'last-try');
    const table = await staged(visitor);
    for (const kind of part) {
      const moment = moments.get(kind);
      if (!moment) throw new Error(`no record has the moment ${kind}`);
      table.show(moment);
      if (kind === 'over') await expect(table.cat.tray.getByRole('link', {name: 'See the result'})).toBeVisible();
      else await table.cat.offer();
      await inspect(table.cat.page, kind);
    }
  });
}

test('a friend is asked for a paw, and answers', async ({visitor}) => {
  const moments = await momentsOf('won');
  const table = await staged(visitor);
  const {cat, sent} = table;
  const proposal = moments.get('proposal');
  if (!proposal) throw new Error('nobody proposes anything');
  table.show(proposal);
  await expect(cat.tray.getByRole('group', {name: 'Your answer'})).toBeVisible();
  await cat.press(cat.button('Yes!'));
  await expect.poll(() => sent).toEqual(['yes']);
});

test('a player who could jump the queue is asked, and jumps or does not', async ({visitor}) => {
  const moments = await momentsOf('won');
  const table = await staged(visitor);
  const {cat, sent} = table;
  const window = moments.get('window');
  if (!window) throw new Error('nobody could jump');
  table.show(window);
  await expect(cat.button('Not now')).toBeVisible();
  await cat.press(cat.button('Jump!'));
  await expect.poll(() => sent.join()).toMatch(/^jump\d+$/);
});

async function momentIn(night: Night, is: (now: Moment) => boolean): Promise<Moment> {
  const found = (await nightOf(night)).find(is);
  if (!found) throw new Error('there is no such moment');
  return found;
}

test('a card of the bank is chosen by its colours, also when two do the same', async ({visitor}) => {
  const moment = await momentIn('oops-twist', ({phase, bank}) => phase === 'attempt' && bank.join() === '1,8,15,16');
  const table = await staged(visitor);
  table.show(moment);
  const {cat, sent} = table;
  await expect(cat.button('Turbo Cats: red, yellow, and blue')).toBeVisible();
  await cat.press(cat.button('Turbo Cats: yellow, green, and blue'));
  await expect.poll(() => sent).toEqual(['turbo16']);
});

test('two cards change places with the keyboard alone', async ({visitor}) => {
  const table = await staged(visitor);
  const {cat, sent} = table;
  cat.way = keyboard;
  table.show(await momentIn('oops-twist', ({phase}) => phase === 'twist'));
  await cat.press(cat.painting(7));
  await expect(cat.tray, 'a clean painting has no card to move').toContainText('Tap a dirty painting on the board.');
  const take = async (painting: number, card: number) => {
    await cat.press(cat.painting(painting));
    await cat.press(cat.tray.getByRole('button', {name: `Card ${card} of painting ${painting}: `}));
  };
  await take(12, 3);
  await take(10, 1);
  await expect.poll(() => sent).toEqual(['twist10a-12c']);
});

test('a paint is dragged onto a card, in the tray or on the board', async ({visitor}) => {
  const moment = await momentIn(
    'won',
    ({phase, try: attempt, hands}) => phase === 'attempt' && attempt?.by === 'B' && hands[1] === 'yg',
  );
  const table = await staged(visitor);
  table.show(moment);
  const {cat, sent} = table;
  const {page} = cat;
  const [paint, card] = [cat.button('green'), cat.tray.locator('[data-place="10b"]')];
  const onBoard = page.locator('[data-painting="10"] [data-place="10a"]');

  await paint.hover();
  await page.mouse.down();
  await card.hover();
  await expect(card).toHaveAttribute('data-aimed');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(cat.tray.locator('[data-aimed]')).toHaveCount(0);
  expect(sent).toEqual([]);

  await paint.dragTo(page.getByRole('log', {name: 'Story'}));
  expect(sent).toEqual([]);
  await paint.dragTo(onBoard);
  await expect.poll(() => sent).toEqual(['put-g@a']);
  table.show(moment);
  await expect(cat.tray).toHaveAttribute('aria-busy', 'false');
  await paint.dragTo(card);
  await expect.poll(() => sent).toEqual(['put-g@a', 'put-g@b']);
});

test('a painting that was looked at makes room for the next task', async ({visitor}) => {
  const moments = await momentsOf('won');
  const [turn, attempt] = [moments.get('turn'), moments.get('attempt')];
  if (!turn || !attempt) throw new Error('the night has no such moments');
  const table = await staged(visitor);
  const {cat} = table;
  table.show({...turn, viewer: attempt.viewer});
  await cat.press(cat.painting(3));
  await expect(cat.button('Back')).toBeVisible();
  table.show(attempt);
  await expect(cat.button('Turn face down')).toBeVisible();
  await expect(cat.button('Back')).toBeHidden();
});
