// How smoothly a painting is dragged over the wall, held against an empty page in the same run.
import type {Page} from '@playwright/test';
import {optionsOf, say, table, visit} from './visit';

const help = `
usage: node web/tools/drag_frames.mjs [--seconds SECONDS]

Drags a painting in circles over the own wall and measures every frame; then moves the mouse in the same way over an
empty page. Machines differ: compare the ratio.
  --seconds SECONDS  how long each of the two takes, default 5
`;

interface Frames {
  perSecond: number;
  median: number;
  p95: number;
}

/** Begins to note how long each frame takes; the answer ends it. */
async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  const frames = await page.evaluateHandle(() => {
    const state = {times: [] as number[], on: true};
    const next = (time: number) => {
      state.times.push(time);
      if (state.on) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return state;
  });
  return async () => {
    const times = await frames.evaluate((state) => {
      state.on = false;
      return state.times;
    });
    const all = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    const each = all.toSorted((a, b) => a - b);
    const at = (share: number) => each[Math.floor(share * (each.length - 1))] ?? 0;
    return {perSecond: (1000 * each.length) / each.reduce((a, b) => a + b, 0), median: at(0.5), p95: at(0.95)};
  };
}

/** In circles over the middle of a box. */
async function circle(page: Page, box: {x: number; y: number; width: number; height: number}, seconds: number) {
  const end = Date.now() + 1000 * seconds;
  for (let angle = 0; Date.now() < end; angle += 0.12) {
    await page.mouse.move(
      box.x + box.width * (0.5 + 0.35 * Math.cos(angle)),
      box.y + box.height * (0.5 + 0.35 * Math.sin(angle)),
    );
  }
}

export async function main(words: string[]): Promise<number> {
  const options = optionsOf(words, help, {seconds: '5'});
  if (!options) return 0;
  const seconds = Number(options.seconds);
  const measured = await visit(async ({player}) => {
    const {page} = player;
    say('playing until there is a painting to hang');
    await page.emulateMedia({reducedMotion: 'reduce'}); // until it is measured
    await player.playNow();
    await player.playToRound(1);
    await player.playUntil('pick');
    const lot = player.tray.getByRole('list', {name: 'Lots of this auction'}).getByRole('button').first();
    const wall = page.getByRole('group', {name: 'Your wall', exact: true});
    const box = await wall.boundingBox();
    if (!box) throw new Error('there is no wall on the page');
    await page.emulateMedia({reducedMotion: 'no-preference'});
    say('dragging it');
    await lot.hover();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 5});
    const dragged = await watchFrames(page);
    await circle(page, box, seconds);
    const wallFrames = await dragged();
    say('moving over an empty page');
    await page.goto('about:blank');
    const empty = await watchFrames(page);
    await circle(page, box, seconds);
    return {'painting over the wall': wallFrames, 'empty page': await empty()};
  });
  const cells = ({perSecond, median, p95}: Frames) => [perSecond, median, p95].map((value) => value.toFixed(1));
  const rows = Object.entries(measured).map(([name, frames]) => [name, ...cells(frames)]);
  const ratio = measured['painting over the wall'].perSecond / measured['empty page'].perSecond;
  process.stdout.write(
    `${table(['', 'frames/s', 'median ms', 'p95 ms'], rows)}\nratio of frames: ${ratio.toFixed(2)}\n`,
  );
  return 0;
}
