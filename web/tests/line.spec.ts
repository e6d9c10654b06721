// The line breaks, the server dies: the game goes on.
import {expect, test} from './house';
import {Server} from './server';
import {Wire} from './wire';

/** What a browser says about a server that is not there. */
const noServer = [/ERR_CONNECTION/, /ERR_EMPTY_RESPONSE/, /ERR_SOCKET/, /WebSocket connection/];

test('a bid whose answer got lost is made once, and the game goes on', async ({visitor, house}) => {
  const wire = await new Wire(house.address).lay();
  const anna = await visitor({baseURL: wire.address});
  anna.guard.pardon(...noServer);
  await anna.playNow();
  await anna.playUntil('bid');
  await anna.press(anna.tray.getByRole('button', {name: 'Bid card 20'}));
  const told = wire.silence();
  await anna.press(anna.button('Bid 20'));
  await expect.poll(told, {message: 'the bid is on its way'}).toBeGreaterThan(0);
  wire.cut();
  await expect(anna.button('Try now')).toBeVisible();
  wire.mend();
  await expect(anna.button('Try now')).toBeHidden();
  await anna.playToRound(2);
  await anna.playUntil('bid');
  await expect(anna.tray.getByRole('button', {name: /^Bid card \d+$/})).toHaveCount(19);
  await expect(anna.tray.getByRole('button', {name: 'Bid card 20'})).toHaveCount(0);
  await wire.remove();
});

test('a server that was killed and started again goes on with the match', async ({visitor}) => {
  const server = await new Server().start();
  try {
    const anna = await visitor({baseURL: server.address});
    anna.guard.pardon(...noServer);
    await anna.playNow();
    await anna.playUntil('pick');
    const place = await anna.tray.boundingBox();
    await server.kill();
    await expect(anna.button('Try now')).toBeVisible();
    expect(await anna.tray.boundingBox()).toEqual(place);
    await server.start();
    await expect(anna.button('Try now')).toBeHidden();
    await anna.playToRound(2);
  } finally {
    await server.stop();
  }
});
