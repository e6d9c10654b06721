// Addresses that can be kept, what the page remembers, and what it hands out.
import {readFileSync} from 'node:fs';
import type {ClientMessage, Refused} from '../../build/web/generated/messages';
import {expect, test} from './house';
import {speak} from './looks';

test('every page has an address: reloading and going back keep the place', async ({visitor, finished}) => {
  const {page} = await visitor();
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', {name, level: 1})).toBeVisible();
  await page.goto('/');
  await heading('A wall of your own');
  await page.getByRole('link', {name: 'Play with friends'}).click();
  await heading('Open a table');
  await page.getByRole('link', {name: /Settings/}).click();
  await heading('Settings');
  await page.reload();
  await heading('Settings');
  await page.goBack();
  await heading('Open a table');
  await page.goBack();
  await heading('A wall of your own');

  await page.goto('/rules/art-society#AS-H6');
  await expect(page.getByText('Faux pas.').first()).toBeInViewport();
  await page.goto(`/replay/${finished}?step=30`);
  await expect(page.getByRole('slider', {name: 'Step of the game'})).toHaveValue('30');
  await page.getByRole('button', {name: 'One step forward'}).click();
  await expect(page).toHaveURL(/step=31/);
  await page.reload();
  await expect(page.getByRole('slider', {name: 'Step of the game'})).toHaveValue('31');
  await page.getByRole('link', {name: 'To the result'}).click();
  await expect(page.getByRole('list', {name: 'Ranking'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('slider', {name: 'Step of the game'})).toHaveValue('31');
});

test('a table survives reloading', async ({visitor}) => {
  const anna = await visitor();
  await anna.playNow();
  await anna.playUntil('bid');
  await anna.page.reload();
  expect(await anna.offer()).toBe('bid');
  await anna.page.goto('/');
  await anna.press(anna.link('Play on'));
  expect(await anna.offer()).toBe('bid');
});

test('a result calls computer players as the language of the page does', async ({visitor, finished}) => {
  const {page} = await visitor();
  await page.goto(`/result/${finished}`);
  await expect(page.getByRole('list', {name: 'Ranking'})).toContainText('Ferdinand');
  await speak(page, 'pl');
  await expect(page.getByRole('main')).toContainText('Ferdynand');
  await expect(page.getByRole('main')).not.toContainText('Ferdinand');
});

test('a player who looks up a rule finds the way back to the table', async ({visitor}) => {
  const anna = await visitor();
  await anna.playNow();
  const table = anna.page.url();
  const back = anna.link('Back to the table');
  await expect(back).toHaveCount(0);
  await anna.press(anna.page.getByRole('banner').getByRole('link', {name: 'Rules'}));
  await expect(back).toBeVisible();
  await anna.page.reload();
  await anna.press(back);
  await expect(anna.page).toHaveURL(table);
  await anna.tray.waitFor();
  await anna.page.goto('/');
  await anna.press(anna.page.getByRole('banner').getByRole('link', {name: 'Rules'}));
  await expect(anna.page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('a hint comes once', async ({visitor}) => {
  const anna = await visitor({hints: true});
  const hint = anna.page.getByText('Hang your first painting so that it covers a star.');
  await anna.playNow();
  await expect(hint).toBeVisible();
  await anna.press(anna.button('Got it'));
  await expect(hint).toBeHidden();
  await anna.page.reload();
  expect(await anna.offer()).toBe('hang');
  await expect(hint).toBeHidden();
  await anna.playNow();
  expect(await anna.offer()).toBe('hang');
  await expect(hint).toBeHidden();
});

test('what the server refuses is explained, with the rule', async ({visitor}) => {
  const anna = await visitor();
  let refusing = false;
  await anna.page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ClientMessage;
      if (message.type !== 'move' || !refusing) {
        server.send(text);
        return;
      }
      const reason = 'a bid card can be used only once';
      socket.send(
        JSON.stringify({type: 'refused', key: message.key, code: 'rules', clause: 'AS-B1', reason} satisfies Refused),
      );
    });
  });
  await anna.playNow();
  await anna.playUntil('bid');
  refusing = true;
  await anna.press(anna.tray.getByRole('button', {name: 'Bid card 7'}));
  await anna.press(anna.button('Bid 7'));
  await expect(anna.tray.getByText('The rules do not allow this.')).toBeVisible();
  await anna.press(anna.link('Rule AS-B1'));
  await expect(anna.page).toHaveURL(/\/rules\/art-society#AS-B1$/);
});

test('the picture to share is a picture', async ({visitor, finished}) => {
  const {page} = await visitor();
  await page.goto(`/result/${finished}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Share a picture'}).click();
  const file = readFileSync(await (await saved).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  await page.getByText('Proof of a fair deal').click();
  await expect(page.getByText('this is the fingerprint of the seed')).toBeVisible();
});
