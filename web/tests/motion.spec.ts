// What moves, and what must not.
import type {Page} from '@playwright/test';
import {expect, test} from './house';

/** What browsers report about a layout shift. TypeScript has no type for it yet. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null}[];
}

interface Jump {
  time: number;
  value: number;
  what: string;
}

/** All layout shifts since the page was loaded that no input caused. */
async function watchJumps(page: Page): Promise<() => Promise<Jump[]>> {
  await page.addInitScript(() => {
    const jumps: Jump[] = [];
    Object.assign(window, {jumps});
    new PerformanceObserver((list) => {
      for (const {startTime: time, value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        const nodes = sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.textContent));
        const what = nodes.map((node) => node?.slice(0, 120)).join(' | ');
        if (!hadRecentInput) jumps.push({time, value, what});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {jumps: Jump[]}).jumps);
}

/** Measured as browsers do: the worst group of shifts counts. A group lasts five seconds at most, and a quiet second ends it. */
function expectStill(jumps: Jump[], where: string): void {
  let [worst, sum, begun, last] = [0, 0, -Infinity, -Infinity];
  for (const {time, value} of jumps) {
    if (time - last > 1000 || time - begun > 5000) [sum, begun] = [0, time];
    [sum, last] = [sum + value, time];
    worst = Math.max(worst, sum);
  }
  const told = jumps.map(({time, value, what}) => `${time.toFixed(0)} ms, ${value.toFixed(4)}: ${what}`);
  expect(worst, [where, ...told].join('\n')).toBeLessThan(0.02);
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
