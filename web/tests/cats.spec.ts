// Whole nights of Cats at the Vernissage, as people play them.
import {execFileSync} from 'node:child_process';
import type {ServerMessage} from '../../build/web/generated/messages';
import {patched} from '../lib/patch';
import {Cat} from './cat';
import {expect, test} from './house';
import {expectFits, expectTargets, phone} from './looks';
import {program} from './server';
import {finger, keyboard} from './ways';
import {Wire} from './wire';

interface Seen {
  try: {painting: number} | null;
  paintings: {cards: string}[];
}

/** All views that a page was told, one after another. */
function viewsIn(messages: readonly string[]): Seen[] {
  let now: {game: unknown} = {game: null};
  return messages.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'view') now = {game: message.game};
    else if (message.type === 'update') now = ofGame(now, message.set as Record<string, unknown>);
    else return [];
    return now.game === null ? [] : [now.game as Seen];
  });
}

/** The table is patched too, but here nobody looks at it. */
function ofGame(now: {game: unknown}, set: Record<string, unknown>): {game: unknown} {
  return patched(now, Object.fromEntries(Object.entries(set).filter(([path]) => /^game\b/.test(path))));
}

const outcome = /^The exhibition (opens!|stays closed)$/;

test('a person and two computer cats play a whole night', async ({visitor}) => {
  const anna = new Cat(await visitor());
  const {page} = anna;
  await anna.playNow();
  await anna.playUntil('result');
  await anna.press(anna.tray.getByRole('link', {name: 'See the result'}));
  await expect(page.getByRole('heading', {name: outcome})).toBeVisible();
  await expect(page.getByText(/of 12 paintings (is|are) clean; 11 were needed/).first()).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Your team'})).toBeVisible();
  await expect(anna.button('Play again')).toBeVisible();

  const saved = page.waitForEvent('download');
  await anna.press(anna.link('Download the record'));
  const record = await (await saved).path();
  expect(execFileSync(program, ['verify', record], {encoding: 'utf8'})).not.toBe('');

  await anna.press(anna.link('Watch the replay'));
  await expect(page.getByRole('heading', {name: 'Before the first round'})).toBeVisible();
  await anna.press(anna.button('To the next round').first());
  await expect(page.getByRole('heading', {name: 'Round 1'})).toBeVisible();
});

test('somebody plays alone, for two seats', async ({visitor}) => {
  const anna = new Cat(await visitor());
  await anna.openTable(['You']);
  const first = await anna.page.getByLabel('What is going on').innerText();
  await anna.playUntil('die');
  expect(first).toMatch(/Round 1 of 3/);
  await anna.playUntil('result');
  await anna.press(anna.tray.getByRole('link', {name: 'See the result'}));
  await expect(anna.page.getByRole('heading', {name: outcome})).toBeVisible();
  await anna.press(anna.button('Play again'));
  await anna.page.waitForURL('**/table/*');
  await expect(anna.page.getByRole('heading', {name: /\(A\)$/})).toBeVisible();
  await expect(anna.page.getByRole('heading', {name: /\(B\)$/})).toBeVisible();
});

test('a turn is taken with the keyboard alone', async ({visitor}) => {
  const anna = new Cat(await visitor());
  anna.way = keyboard;
  await anna.playNow();
  await anna.playUntil('die');
  await anna.act();
  expect(await anna.offer()).toBe('confirm');
  await anna.act();
  await anna.playUntil('die', 'result');
});

test('turns are taken with a finger alone, and everything is large enough for it', async ({visitor}) => {
  const anna = new Cat(await visitor({viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2}));
  anna.way = finger;
  await anna.playNow();
  const seen = new Set<string>();
  while (seen.size < 3) {
    const offer = await anna.offer();
    if (offer === 'result') break;
    if (!seen.has(offer)) {
      await expectFits(anna.page, offer);
      await expectTargets(anna.page, offer);
    }
    seen.add(offer);
    await anna.act();
  }
});

test('two people play, and a spectator never hears of a card that lies face down', async ({visitor}) => {
  const [anna, ben, eve] = [new Cat(await visitor()), new Cat(await visitor()), new Cat(await visitor())];
  const heard: string[] = [];
  eve.page.on('websocket', (socket) => socket.on('framereceived', ({payload}) => heard.push(payload.toString())));
  await anna.openTable(['A friend']);
  const link = (name: string) => anna.page.getByRole('textbox', {name}).inputValue();
  await eve.page.goto(await link('Link for spectators'));
  await ben.page.goto(await link('Link for players'));
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.press(ben.button('Sit down'));
  await Promise.all([anna.playUntil('result'), ben.playUntil('result')]);

  await expect(eve.tray.getByRole('link', {name: 'See the result'})).toBeVisible();
  const seen = viewsIn(heard);
  expect(seen.length).toBeGreaterThan(20);
  for (const {try: attempt, paintings} of seen) {
    const open = paintings.flatMap(({cards}, at) => (/[^?.]/.test(cards) ? [at + 1] : []));
    expect(open, 'only what is tried is open').toEqual(attempt ? [attempt.painting] : []);
  }
});

test('a night survives a line that breaks', async ({visitor, house}) => {
  const wire = await new Wire(house.address).lay();
  const anna = new Cat(await visitor({baseURL: wire.address}));
  anna.guard.pardon(/ERR_CONNECTION/, /ERR_EMPTY_RESPONSE/, /ERR_SOCKET/, /WebSocket connection/);
  await anna.playNow();
  await anna.playUntil('die');
  wire.cut();
  await expect(anna.button('Try now')).toBeVisible();
  wire.mend();
  await expect(anna.button('Try now')).toBeHidden();
  await anna.playUntil('die', 'result');
  await anna.act();
  await anna.page.reload();
  expect(await anna.offer()).toBeTruthy();
  await wire.remove();
});
