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
