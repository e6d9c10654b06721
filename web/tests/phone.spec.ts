// A small screen and a finger.
import {expect, test} from './house';
import {expectFits, expectTargets, phone} from './looks';
import type {Offer} from './player';
import {finger} from './ways';

const pocket = {viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2};

test('rounds are played with a finger alone', async ({visitor}) => {
  const anna = await visitor(pocket);
  anna.way = finger;
  await anna.playNow();
  const seen = new Set<Offer>();
  while (!((await anna.round.isVisible()) && (await anna.round.textContent()) === 'Round 3')) {
    const offer = await anna.offer();
    if (!seen.has(offer)) {
      await expectFits(anna.page, offer);
      await expectTargets(anna.page, offer);
    }
    seen.add(offer);
    await anna.act();
  }
});

test('every page fits a phone and a finger', async ({visitor, finished, finishedNight}) => {
  const anna = await visitor(pocket);
  const places = [
    '/',
    '/new/art-society',
    '/settings',
    '/rules/art-society',
    `/result/${finished}`,
    `/replay/${finished}`,
    '/?game=cats',
    '/new/cats',
    '/rules/cats',
    `/result/${finishedNight}`,
    `/replay/${finishedNight}`,
  ];
  for (const place of places) {
    await anna.page.goto(place);
    await expect(anna.page.getByRole('heading', {level: 1})).toBeVisible();
    await expectFits(anna.page, place);
    await expectTargets(anna.page, place);
  }
});

test('the header of a table fits a phone, with every clock', async ({visitor}) => {
  const anna = await visitor(pocket);
  for (const clock of ['No clock', 'A time limit for every move', 'Days for every move']) {
    await anna.page.goto('/new/art-society');
    await anna.page.getByLabel('Seat 2').selectOption({label: 'Computer: Visitor'});
    await anna.page.getByRole('radio', {name: clock}).check();
    await anna.press(anna.button('Start playing'));
    await anna.offer();
    await expectFits(anna.page, clock);
    await expect(anna.button('Leave the table')).toBeInViewport({ratio: 1});
    await expect(anna.page.getByRole('banner').getByRole('link', {name: /Settings/})).toBeInViewport({ratio: 1});
  }
});
