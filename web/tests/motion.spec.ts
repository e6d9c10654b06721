// What moves, and what must not.
import {expect, test} from './house';
import {watchJumps, worstOf, type Jump} from './layout';

function expectStill(jumps: readonly Jump[], where: string): void {
  const told = jumps.map(({time, value, what}) => `${time.toFixed(0)} ms, ${value.toFixed(4)}: ${what}`);
  expect(worstOf(jumps), [where, ...told].join('\n')).toBeLessThan(0.02);
}

test('nothing jumps: neither the lobby nor the table, with all that moves there', async ({visitor}) => {
  const anna = await visitor({reducedMotion: 'no-preference'});
  const jumps = await watchJumps(anna.page);
  await anna.page.goto('/');
  await expect(anna.page.getByRole('heading', {name: 'Open tables'})).toBeVisible();
  await anna.page.waitForLoadState('networkidle');
  expectStill(await jumps(), 'lobby');
  await anna.press(anna.button('Play now'));
  await anna.page.waitForURL('**/table/*');
  await anna.page.reload();
  await anna.playToRound(2);
  expectStill(await jumps(), 'table');
});

test('where movement is not wanted, nothing moves', async ({visitor}) => {
  const {page} = await visitor();
  await page.goto('/');
  await page.getByRole('button', {name: 'Play now'}).click();
  await page.getByRole('application').waitFor();
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const {duration, iterations} = animation.effect?.getComputedTiming() ?? {};
      return Number(duration) > 10 ? [`${animation.playState} ${String(duration)} ms × ${String(iterations)}`] : [];
    }),
  );
  expect(moving).toEqual([]);
});
