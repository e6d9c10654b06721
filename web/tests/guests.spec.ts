// People who come later, and people who only look on.
import {expect, test} from './house';
import type {Player} from './player';

/** Everything that a page gets from the server. */
function heard({page}: Player): string[] {
  const messages: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({payload}) => messages.push(payload.toString())));
  return messages;
}

test('a friend joins later by the link, and a spectator looks on without seeing a hand', async ({visitor}) => {
  const [anna, ben, eve] = [await visitor(), await visitor(), await visitor()];
  const [toBen, toEve] = [heard(ben), heard(eve)];
  await anna.openTable(['A friend']);
  await expect(anna.page.getByRole('heading', {name: 'Waiting for players'})).toBeVisible();
  const address = (name: string) => anna.page.getByRole('textbox', {name}).inputValue();

  await eve.page.goto(await address('Link for spectators'));
  await expect(eve.page.getByText('You are watching')).toBeVisible();
  await ben.page.goto(await address('Link for players'));
  await expect(ben.page.getByRole('heading', {name: 'You are invited'})).toBeVisible();
  await expect(ben.page.getByRole('main')).toContainText('Art Society');
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.press(ben.button('Sit down'));

  await Promise.all([anna.playToRound(2), ben.playToRound(2)]);
  await expect(eve.round).toHaveText('Round 2');
  await expect(eve.page.getByRole('application')).toHaveCount(0);
  await expect(eve.tray.getByRole('button')).toHaveCount(0);
  await eve.press(eve.button('Look at the wall of Ben').first());
  await expect(anna.page.getByText('1 spectator').first()).toBeAttached();

  expect(toBen.some((message) => message.includes('"own"'))).toBe(true);
  expect(toEve.length).toBeGreaterThan(10);
  expect(toEve.filter((message) => message.includes('"own'))).toEqual([]);
});

test('what one says is heard by the others', async ({visitor}) => {
  const [anna, ben] = [await visitor(), await visitor()];
  await anna.openTable(['A friend']);
  await ben.page.goto(await anna.page.getByRole('textbox', {name: 'Link for players'}).inputValue());
  await ben.press(ben.button('Sit down'));
  await anna.press(anna.button('Open the chat'));
  await anna.page.getByPlaceholder('Say something').fill('<b>Hello</b>, Ben');
  await anna.press(anna.button('Send'));
  await ben.press(ben.page.getByRole('button', {name: /Open the chat/}));
  await expect(ben.page.getByRole('log', {name: 'Chat messages'})).toContainText('<b>Hello</b>, Ben');
});

test('an address that leads nowhere says so', async ({visitor}) => {
  const anna = await visitor();
  const {page} = anna;
  anna.guard.pardon(/404/);
  await page.goto('/table/nobody-knows-this');
  await expect(page.getByRole('heading', {name: 'This table can’t be opened'})).toBeVisible();
  await page.goto('/somewhere/else');
  await expect(page.getByRole('heading', {name: 'Nothing hangs here'})).toBeVisible();
  await anna.press(anna.link('To the lobby'));
  await expect(page.getByRole('heading', {name: 'A wall of your own'})).toBeVisible();
});
