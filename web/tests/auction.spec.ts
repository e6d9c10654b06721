// Moments of a recorded game for two, put before the page as a server would: the auction, the museum's purchase, the finale.
import {expect, test, type Visitor} from './house';
import type {Player} from './player';
import {recorded} from './records';
import type {Round} from './rounds';
import {StagedRound} from './staged';

const game = await recorded<Round>('art_society', 'two.vrec');
/** Moves of this game before which something is so. */
const steps = {
  /** A has a painting in the assistant's hands, and could hang it */
  free: 16,
  /** B ends the round, and the museum buys what is left */
  bought: 17,
  /** A can only be ready, or take back */
  settled: 57,
  /** no lot has a place on A's wall; nothing was set aside, and nobody holds anything */
  roomless: 157,
  /** the same; something was set aside, and the assistant's hands are full */
  last: 186,
};
const at = (step: number) => game.at(step, 'A');
const naming = game.moves.findIndex(({seat, action}) => seat === 'A' && /^\d+x\d+$/.test(action));
const moving = {reducedMotion: 'no-preference'} as const;

async function staged(
  visitor: (options?: Visitor) => Promise<Player>,
  first: Round,
  options: Visitor = {},
): Promise<StagedRound> {
  const table = new StagedRound(await visitor(options));
  const {edition, flags, rules} = game.agreement;
  table.agreed = {edition, flags, rules};
  await table.open(game.agreement.seats);
  await table.begin(first);
  return table;
}

test('lots are chosen by chance, put back, and said only when they are put up together', async ({visitor}) => {
  const {who, sent} = await staged(visitor, at(naming));
  const chosen = who.tray.getByRole('button', {name: /^Put \d × \d back$/});
  const [any, confirm] = [who.button('Choose for me'), who.button('Put these up for auction')];
  await expect(confirm).toBeHidden();
  await who.press(any);
  await expect(chosen).toHaveCount(3);
  await who.press(chosen.first());
  await expect(chosen).toHaveCount(2);
  await expect(confirm).toBeHidden();
  await who.press(any);
  expect(sent).toEqual([]);
  const names = await chosen.evaluateAll((buttons) => buttons.map(({ariaLabel}) => ariaLabel ?? ''));
  await who.press(confirm);
  const shapes = names.map((name) => /(\d) × (\d)/.exec(name)?.slice(1).join('x'));
  await expect.poll(() => sent).toEqual(shapes);
});

test('the page says Ready when nothing is left to decide, and only then', async ({visitor}) => {
  const table = await staged(visitor, at(steps.free), {settings: {autoReady: true}});
  const {who, sent} = table;
  const soon = who.tray.getByText('Nothing is left to decide: in a moment you are ready.');
  await expect(who.button('Ready')).toBeVisible();
  await who.page.waitForTimeout(5500); // longer than it waits
  await expect(soon).toBeHidden();
  expect(sent).toEqual([]);
  table.show(at(steps.settled));
  await expect(soon).toBeVisible();
  expect(sent).toEqual([]);
  await expect.poll(() => sent).toEqual(['ready']);
});

test('Ready is left to the player who wants to say it', async ({visitor}) => {
  const {who, sent} = await staged(visitor, at(steps.settled));
  await expect(who.button('Ready')).toBeVisible();
  await who.page.waitForTimeout(5500);
  expect(sent).toEqual([]);
});

test('a lot without a place says what taking it leads to', async ({visitor}) => {
  const table = await staged(visitor, at(steps.roomless));
  const {who, sent} = table;
  await expect(who.button('Take this painting')).toBeHidden();
  await who.press(who.page.locator('[data-lot=p111]').getByRole('button'));
  await expect(who.tray).toContainText('It has no place on your wall.');
  await expect(who.tray).toContainText('You can swap it for a painting of the museum that fits.');
  await expect(who.tray).toContainText('Your assistant can hold it for now.');
  await expect(who.tray).toContainText('Else it is set aside, for −2 points.');
  expect(sent).toEqual([]);
  await who.press(who.button('Take this painting'));
  await expect.poll(() => sent).toEqual(['p111']);

  table.show(at(steps.last));
  await who.press(who.page.locator('[data-lot=p85]').getByRole('button'));
  await expect(who.tray).toContainText('that is the second one: the game ends.');
  await expect(who.tray).not.toContainText('Your assistant can hold it');
});

test('the museum buys before all eyes, and holds up nobody', async ({visitor}) => {
  const table = await staged(visitor, at(steps.bought), moving);
  const {who, sent} = table;
  const hall = who.page.locator('.hall');
  table.show(at(steps.bought + 1));
  await hall.waitFor();
  await who.press(who.button('Ready'));
  await expect(hall).toBeVisible();
  await expect.poll(() => sent).toEqual(['ready']);
  await expect(hall).toBeHidden();
});

/** Points by name, as the walls or the tray tell them. */
const pointsIn = (who: Player, lines: string) =>
  who.page.locator(lines).evaluateAll((all) =>
    Object.fromEntries(
      all.map((line) => {
        const points = line.querySelector('strong')?.textContent ?? '';
        return [line.textContent.replace(points, '').replace(/\s/g, ''), points];
      }),
    ),
  );

for (const tapped of [false, true]) {
  test(`the points are counted to those of the result${tapped ? ', at once after a tap' : ''}`, async ({visitor}) => {
    const end = game.moves.length;
    const table = await staged(visitor, at(end - 1), moving);
    const {who} = table;
    const [count, ranking] = [who.page.locator('.count'), who.tray.locator('.over')];
    table.show(at(end));
    await count.waitFor();
    await expect(ranking, 'nothing tells the end before').toBeHidden();
    if (tapped) await count.click();
    await expect(count.locator('.now')).toHaveCount(0);
    const counted = await pointsIn(who, '.count .name');
    const sums = at(end).seats.map(({score}) => String(score.reduce((sum, points) => sum + points, 0)));
    expect(Object.values(counted)).toEqual(sums);
    await expect(count).toBeHidden();
    await expect(ranking).toBeVisible();
    expect(await pointsIn(who, '.over li')).toEqual(counted);
  });
}
