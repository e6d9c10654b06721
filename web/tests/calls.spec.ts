// People who look elsewhere are called, and find what waits for them.
import {expect, test} from './house';
import type {Player} from './player';
import {phone} from './looks';

/** A browser in which nobody looks at the page, and that keeps what it is asked to tell. */
async function lookAway({page}: Player): Promise<() => Promise<string[]>> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    document.hasFocus = () => false;
    const told: string[] = [];
    const tell = function (title: string, {body}: {body: string}) {
      told.push(`${title}: ${body}`);
    };
    const agreed = {permission: 'granted', requestPermission: () => Promise.resolve('granted')};
    Object.assign(window, {Notification: Object.assign(tell, agreed), told});
  });
  return () => page.evaluate(() => (window as unknown as {told: string[]}).told);
}

test('the tab says when it is one’s move, and so does the browser if that is wanted', async ({visitor}) => {
  const [anna, ben] = [await visitor(), await visitor()];
  const told = await lookAway(anna);
  await anna.openTable(['A friend']);
  await anna.press(anna.button('Tell me when it is my move'));
  await expect(anna.page.getByRole('main').getByText('You will be told when it is your move')).toBeVisible();
  await expect(anna.page).toHaveTitle('Table · Vernissage');
  await ben.page.goto(await anna.page.getByRole('textbox', {name: 'Link for players'}).inputValue());
  await ben.press(ben.button('Sit down'));

  await expect(anna.page).toHaveTitle('Your move · Table · Vernissage');
  await expect(anna.page.locator('link[rel=icon]')).toHaveAttribute('href', '/called.svg');
  await expect.poll(told).toEqual(['Your move: Art Society']);
  await anna.act();
  await anna.act();
  await expect(anna.page).toHaveTitle('Table · Vernissage');
  await expect(anna.page.locator('link[rel=icon]')).not.toHaveAttribute('href', '/called.svg');
});

test('a person who did not want it is not told', async ({visitor}) => {
  const anna = await visitor();
  const told = await lookAway(anna);
  await anna.playNow();
  await expect(anna.page).toHaveTitle('Your move · Table · Vernissage');
  expect(await told()).toEqual([]);
});

test('a match that waits is at the top of the lobby, also on a phone', async ({visitor}) => {
  const anna = await visitor({viewport: phone, hasTouch: true, isMobile: true});
  await anna.playNow();
  await anna.offer();
  await anna.page.goto('/');
  const first = anna.page.getByRole('region', {name: 'Games in progress'}).getByRole('listitem');
  await expect(first).toContainText('Your move');
  await expect(anna.link('Play on')).toBeInViewport({ratio: 1});
  await expect(anna.page).toHaveTitle('(1) Vernissage · Board games about paintings');
  await anna.press(anna.link('Play on'));
  await expect(anna.tray).toBeVisible();
});

test('a match that is over has its winner in the lobby', async ({visitor}) => {
  const anna = await visitor();
  await anna.playNow();
  await anna.playToEnd();
  await anna.page.goto('/');
  const mine = anna.page.getByRole('region', {name: 'Your matches'});
  await expect(mine).toContainText(/Won by .+ \(-?−?\d+\)/);
  await expect(anna.page.getByRole('region', {name: 'Games in progress'})).toHaveCount(0);
});

test('a public game can be watched from the lobby', async ({visitor}) => {
  const [anna, eve] = [await visitor(), await visitor()];
  await anna.page.goto('/new/art-society');
  await anna.page.getByLabel('Show the table in the lobby').check();
  await anna.page.getByLabel('Seat 2').selectOption({label: 'Computer: Visitor'});
  await anna.press(anna.button('Start playing'));
  await anna.page.waitForURL('**/table/*');
  await anna.offer();
  await eve.page.goto('/');
  const whose = eve.page.getByRole('link', {name: /^Watch the game of .+ and Ferdinand$/});
  await eve.press(whose.first());
  await expect(eve.page).toHaveURL(anna.page.url());
  await expect(eve.page.getByLabel('What is going on')).toBeVisible();
  await expect(eve.page.getByRole('application')).toHaveCount(0);
});
