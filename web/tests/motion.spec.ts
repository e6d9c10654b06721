// What moves, and what must not.
import type {Page} from '@playwright/test';
import {expect, test} from './house';

/** What browsers tell of a jump; not yet among the types of TypeScript. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null}[];
}

interface Jumps {
  sum: number;
  /** what jumped, and how much it counts */
  what: string[];
}

/** How much the page has jumped by itself since it was loaded. */
async function watchShifts(page: Page): Promise<() => Promise<Jumps>> {
  await page.addInitScript(() => {
    const jumps: Jumps = {sum: 0, what: []};
    Object.assign(window, {jumps});
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        jumps.sum += value;
        const nodes = sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.textContent));
        jumps.what.push(`${value.toFixed(4)}: ${nodes.map((node) => node?.slice(0, 120)).join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {jumps: Jumps}).jumps);
}

function expectStill({sum, what}: Jumps, where: string): void {
  expect(sum, [where, ...what].join('\n')).toBeLessThan(0.02);
}

test('nothing jumps: neither the lobby nor the table, with all that moves there', async ({visitor}) => {
  const anna = await visitor({reducedMotion: 'no-preference'});
  const shifts = await watchShifts(anna.page);
  await anna.page.goto('/');
  await expect(anna.page.getByRole('heading', {name: 'Open tables'})).toBeVisible();
  await anna.page.waitForLoadState('networkidle');
  expectStill(await shifts(), 'lobby');
  await anna.press(anna.button('Play now'));
  await anna.page.waitForURL('**/table/*');
  await anna.page.reload();
  await anna.playToRound(2);
  expectStill(await shifts(), 'table');
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
