// What the table of Cats shows, and what it leaves to memory.
import {expect, test, type Visitor} from './house';
import {desktop, expectFits, phone} from './looks';
import {nightOf, type Moment} from './moments';
import type {Player} from './player';
import {Staged} from './staged';

async function staged(visitor: (options?: Visitor) => Promise<Player>, options: Visitor = {}): Promise<Staged> {
  const table = new Staged(await visitor(options));
  await table.open();
  return table;
}

/** The first moment of which this holds, and the last turn before it, both as the same seat sees them. */
async function leadingTo(is: (now: Moment) => boolean): Promise<{turn: Moment; moment: Moment}> {
  const night = await nightOf('won');
  const at = night.findIndex(is);
  const [turn, moment] = [night.slice(0, at).findLast(({phase}) => phase === 'turn'), night[at]];
  if (!turn || !moment) throw new Error('there is no such moment');
  return {turn: {...turn, viewer: moment.viewer}, moment};
}

test('the story keeps colours only while the cards lie open, and with the memory aid for ever', async ({visitor}) => {
  const {turn, moment} = await leadingTo(({phase}) => phase === 'attempt');
  const table = await staged(visitor);
  const story = table.cat.page.getByRole('log', {name: 'Story'});
  await table.begin(turn);
  table.show(moment);
  await expect(story).toContainText(/painting \d+ shows \w+, \w+, and \w+\./);
  table.show(turn);
  await expect(story).toContainText(/painting \d+ was opened\./);
  await expect(story).not.toContainText(/ shows /);
  table.show({...turn, notes: turn.paintings.map(() => '???')});
  await expect(story).toContainText(/painting \d+ shows \w+, \w+, and \w+\./);
});

for (const size of [desktop, {width: 820, height: 1180}, phone, {width: 740, height: 360}]) {
  test(`a trap hides no card that is to be remembered, at ${size.width} × ${size.height}`, async ({visitor}) => {
    const {turn, moment} = await leadingTo(({phase}) => phase === 'caught');
    const table = await staged(visitor, {viewport: size});
    const {page} = table.cat;
    await table.begin(turn);
    // It is there for a short time: found and measured in one go.
    const hidden = page.waitForFunction(() => {
      const show = document.querySelector('.show')?.getBoundingClientRect();
      if (!show) return null;
      const cards = [...document.querySelectorAll('[data-painting], .tray [data-place]')];
      const under = cards.filter((card) => {
        const {left, right, top, bottom} = card.getBoundingClientRect();
        return left < show.right && right > show.left && top < show.bottom && bottom > show.top;
      });
      return {cards: cards.length, under: under.map((card) => card.outerHTML.slice(0, 80))};
    });
    table.show(moment);
    expect(await (await hidden).jsonValue()).toEqual({cards: 15, under: []});
  });
}

test('on a phone that lies on its side, the board and the tray are in view', async ({visitor}) => {
  const {turn} = await leadingTo(({phase}) => phase === 'attempt');
  const table = await staged(visitor, {viewport: {width: 740, height: 360}});
  table.show({...turn, viewer: turn.active});
  await table.cat.offer();
  await expect(table.cat.painting(1)).toBeInViewport({ratio: 1});
  await expect(table.cat.painting(12)).toBeInViewport({ratio: 1});
  await expect(table.cat.tray).toBeInViewport({ratio: 0.9});
  await expectFits(table.cat.page, 'on its side');
});

test('an exchange is explained before it is done', async ({visitor}) => {
  const night = await nightOf('exchange-nap');
  const at = night.findIndex(({phase}) => phase === 'exchange-draw');
  const turn = night[at - 1];
  if (!turn) throw new Error('nobody exchanges');
  const table = await staged(visitor);
  const {cat, sent} = table;
  table.show(turn);
  await cat.press(cat.tray.getByRole('button', {name: /^Die \d+$/}).first());
  await cat.press(cat.button(/^Exchange for all/));
  await expect(cat.tray).toContainText('everybody draws a paint');
  expect(sent).toEqual([]);
  await cat.press(cat.button('Back'));
  await cat.press(cat.button(/^Exchange for all/));
  await cat.press(cat.button(/^Put die \d+ away$/));
  await expect.poll(() => sent.join()).toMatch(/^exchange\d+$/);
});
