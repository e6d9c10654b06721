// A tour of all pages and all moments of a round, in every language, size and light.
import {expect, test} from './house';
import {inspect} from './looks';
import type {Offer} from './player';

test('all pages beside the table', async ({visitor, finished}) => {
  const anna = await visitor();
  const places = {
    lobby: '/',
    'new table': '/new/art-society',
    settings: '/settings',
    rules: '/rules/art-society',
    result: `/result/${finished}`,
    replay: `/replay/${finished}?step=40`,
  };
  for (const [name, address] of Object.entries(places)) {
    await anna.page.goto(address);
    await expect(anna.page.getByRole('heading', {level: 1})).toBeVisible();
    await inspect(anna.page, name);
  }
  anna.guard.pardon(/404/);
  await anna.page.goto('/nowhere');
  await inspect(anna.page, 'not found');
});

test('all pages of Cats beside the table', async ({visitor, finishedNight}) => {
  const anna = await visitor();
  const places = {
    'lobby of Cats': '/?game=cats',
    'new table of Cats': '/new/cats',
    'rules of Cats': '/rules/cats',
    'result of Cats': `/result/${finishedNight}`,
    'replay of Cats': `/replay/${finishedNight}?step=90`,
  };
  for (const [name, address] of Object.entries(places)) {
    await anna.page.goto(address);
    await expect(anna.page.getByRole('heading', {level: 1})).toBeVisible();
    await inspect(anna.page, name);
  }
});

test('the room before a game', async ({visitor}) => {
  const [anna, ben] = [await visitor(), await visitor()];
  await anna.openTable(['A friend']);
  await expect(anna.page.getByRole('heading', {name: 'Waiting for players'})).toBeVisible();
  await inspect(anna.page, 'waiting room');
  const address = await anna.page.getByRole('textbox', {name: 'Link for players'}).inputValue();
  await ben.page.goto(address);
  await expect(ben.page.getByRole('heading', {name: 'You are invited'})).toBeVisible();
  await inspect(ben.page, 'invitation');
  await anna.press(anna.page.getByRole('button', {name: /Open the chat/}));
  await inspect(anna.page, 'chat');
});

test('all moments of a round', async ({visitor}) => {
  const anna = await visitor({hints: true});
  await anna.openTable(['Computer: Visitor']);
  const moments = new Set<Offer>(['hang', 'confirm', 'name', 'bid', 'pick', 'ready']);
  while (moments.size > 0) {
    const offer = await anna.offer();
    if (moments.delete(offer)) await inspect(anna.page, offer);
    await anna.act();
  }
});
