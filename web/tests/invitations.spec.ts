// What people send each other, and what comes after a game.
import {expect, test} from './house';
import {expectAccessible} from './looks';

test('a link that nobody else can open says so, and how friends get in', async ({visitor}) => {
  const {page} = await visitor();
  await page.goto('/new/art-society');
  await page.getByRole('button', {name: 'Open the table'}).click();
  await expect(page.getByRole('note')).toHaveText(
    'Only this computer can open this link. To let friends in, start the server with --address ::',
  );
  await expect(page.getByRole('img', {name: 'The link as a QR code'})).toHaveCount(0);
});

test('on the machine of the server the links have an address that friends can open', async ({visitor}) => {
  const {page} = await visitor();
  const addresses = ['http://192.168.1.5:8000', 'http://10.0.0.2:8000'];
  await page.route('**/api/addresses', (route) => route.fulfill({json: {addresses}}));
  await page.goto('/new/art-society');
  await page.getByRole('button', {name: 'Open the table'}).click();
  const link = page.getByRole('textbox', {name: 'Link for players'});
  await expect(link).toHaveValue(/^http:\/\/192\.168\.1\.5:8000\/table\/[\w-]+\?join=[\w-]+$/);
  const code = page.getByRole('img', {name: 'The link as a QR code'});
  await expect(code).toBeVisible();
  const outline = await code.locator('path').getAttribute('d');
  await page.getByLabel('How friends reach this computer').selectOption('http://10.0.0.2:8000');
  await expect(link).toHaveValue(/^http:\/\/10\.0\.0\.2:8000\/table\//);
  expect(await code.locator('path').getAttribute('d')).not.toBe(outline);
  await expectAccessible(page, 'an invitation with a code');
});

test('a link has a preview, with a picture that is there', async ({visitor, finished, house}) => {
  const {page} = await visitor();
  const told = async (address: string, what: string) => {
    const html = await (await page.request.get(house.address + address)).text();
    return new RegExp(`<meta property="og:${what}" content="([^"]*)"`).exec(html)?.[1];
  };
  expect(await told(`/result/${finished}`, 'title')).toMatch(/ won: Art Society$/);
  const picture = await page.request.get((await told(`/result/${finished}`, 'image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeGreaterThan(20_000);
  expect(await told('/', 'title')).toBeUndefined();
});

test('people who played together play again from the result, and hear of it', async ({visitor}) => {
  const [anna, ben] = [await visitor(), await visitor()];
  await anna.openTable(['A friend', 'Computer: Visitor']);
  await ben.page.goto(await anna.page.getByRole('textbox', {name: 'Link for players'}).inputValue());
  await ben.press(ben.button('Sit down'));
  await Promise.all([anna.playToEnd(), ben.playToEnd()]);
  const match = anna.match;
  for (const player of [anna, ben]) {
    await player.page.goto(`/result/${match}`);
    await expect(player.button('Play again')).toBeVisible();
    await expect(player.link('To the lobby')).toBeVisible();
  }
  await anna.press(anna.button('Play again'));
  await expect(ben.page.getByRole('main').getByText('The next game is open')).toBeVisible();
  await ben.press(ben.link('Go to the next game'));
  await ben.page.waitForURL('**/table/*');
  expect(ben.match).not.toBe(match);
  // Whoever opened it is there already.
  await anna.page.waitForURL('**/table/*');
  await Promise.all([anna.offer(), ben.offer()]);
  expect(anna.match).toBe(ben.match);
});

test('every painting of a night is a link that says who cleaned it, and how', async ({visitor, finishedNight}) => {
  const {page} = await visitor();
  await page.goto(`/result/${finishedNight}`);
  const rounds = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: /^Round \d$/})});
  const pictures = rounds.locator('a:has(img)');
  await expect(pictures.first()).toBeVisible();
  for (const link of await pictures.all()) await expect(link).toHaveAccessibleName(/^Painting \d+, cleaned by .+: /);
  await expect(page.getByRole('columnheader', {name: /trap/i})).toHaveCount(0);
  await expectAccessible(page, 'result of a night');
});
