// Whole matches, as people play them.
import {execFileSync} from 'node:child_process';
import {expect, test} from './house';
import type {Player} from './player';
import {program} from './server';
import {mouse} from './ways';

/** Names and points as the result page ranks them. */
async function ranking({page}: Player): Promise<string[]> {
  const lines = page.getByRole('list', {name: 'Ranking'}).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  return lines.allInnerTexts();
}

test('two people and two computer players play a whole match', async ({visitor}) => {
  const [anna, ben] = [await visitor(), await visitor()];
  await anna.openTable(['A friend', 'Computer: Visitor', 'Computer: Collector']);
  const invitation = await anna.page.getByRole('textbox', {name: 'Link for players'}).inputValue();
  await ben.page.goto(invitation);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.press(ben.button('Sit down'));
  await Promise.all([anna.playToEnd(), ben.playToEnd()]);

  for (const player of [anna, ben]) {
    await player.press(player.tray.getByRole('link', {name: 'See the result'}));
    await player.page.waitForURL('**/result/*');
  }
  // Each page marks its own player.
  const [places, others] = [await ranking(anna), await ranking(ben)];
  expect(places).toHaveLength(4);
  expect(places.join()).toContain('Ben');
  const unmarked = (rows: string[]) => rows.map((row) => row.replace(' (you)', ''));
  expect(unmarked(others)).toEqual(unmarked(places));
  expect(others.join()).toContain('Ben (you)');

  const saved = anna.page.waitForEvent('download');
  await anna.press(anna.link('Download the record'));
  const record = await (await saved).path();
  expect(execFileSync(program, ['verify', record], {encoding: 'utf8'})).not.toBe('');

  await ben.press(ben.link('Watch the replay'));
  await expect(ben.page.getByRole('heading', {name: 'Before the first round'})).toBeVisible();
  await ben.press(ben.button('To the next round').first());
  await expect(ben.page.getByRole('heading', {name: 'Round 1'})).toBeVisible();
});

test('a newcomer plays a first match with what the page offers', async ({visitor}) => {
  const anna = await visitor({hints: true});
  anna.way = mouse;
  await anna.playNow();
  await anna.playToEnd();
  await anna.press(anna.tray.getByRole('link', {name: 'See the result'}));
  expect(await ranking(anna)).toHaveLength(4);
  await expect(anna.button('Play again')).toBeVisible();
});
