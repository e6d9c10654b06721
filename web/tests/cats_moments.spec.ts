// Every moment of a night, put before the page as a server would: what it looks like, and what is sent when one answers.
import type {ClientMessage, View} from '../../build/web/generated/messages';
import {Cat} from './cat';
import {expect, test, type Visitor} from './house';
import {inspect} from './looks';
import {momentsOf, type Moment} from './moments';
import type {Player} from './player';

test.setTimeout(400_000);

/** Sits at a table whose server says what the test wants, and hears what the page answers. */
class Staged {
  readonly cat: Cat;
  readonly sent: string[] = [];
  #show: ((moment: Moment) => void) | undefined;

  constructor(player: Player) {
    this.cat = new Cat(player);
  }

  async open(): Promise<void> {
    const {page} = this.cat;
    await page.routeWebSocket(/\/api\//, (socket) => {
      const server = socket.connectToServer();
      let begun: View | undefined;
      socket.onMessage((text) => {
        const message = JSON.parse(text.toString()) as ClientMessage;
        if (message.type === 'move') this.sent.push(message.action);
        else server.send(text);
      });
      server.onMessage((text) => {
        const message = JSON.parse(text.toString()) as View | {type: string};
        if (message.type !== 'view') return;
        begun ??= message as View;
        this.#show = (moment) => {
          if (!begun) return;
          begun = {...begun, version: begun.version + 1, seat: moment.viewer as View['seat'], game: moment};
          socket.send(JSON.stringify(begun));
        };
        socket.send(text);
      });
    });
    await this.cat.openTable(['Computer: Cat', 'Computer: Cat']);
    await expect(this.cat.tray).toBeVisible();
  }

  show(moment: Moment): void {
    this.#show?.(moment);
  }
}

async function staged(visitor: (options?: Visitor) => Promise<Player>): Promise<Staged> {
  const table = new Staged(await visitor());
  await table.open();
  return table;
}

const kinds = ['turn', 'attempt', 'caught', 'window', 'proposal'];
const others = ['exchange-drop', 'paws-drop', 'oops', 'twist', 'last', 'over'];

for (const part of [kinds, others]) {
  test(`every moment can be read and used by everybody: ${part.join(', ')}`, async ({visitor}) => {
    const moments = await momentsOf('won.vrec', 'last-try.vrec');
    const table = await staged(visitor);
    for (const kind of part) {
      const moment = moments.get(kind);
      if (!moment) throw new Error(`no record has the moment ${kind}`);
      table.show(moment);
      if (kind === 'over') await expect(table.cat.tray.getByRole('link', {name: 'See the result'})).toBeVisible();
      else await table.cat.offer();
      await inspect(table.cat.page, kind);
    }
  });
}

test('a friend is asked for a paw, and answers', async ({visitor}) => {
  const moments = await momentsOf('won.vrec');
  const table = await staged(visitor);
  const {cat, sent} = table;
  const proposal = moments.get('proposal');
  if (!proposal) throw new Error('nobody proposes anything');
  table.show(proposal);
  await expect(cat.tray.getByRole('group', {name: 'Your answer'})).toBeVisible();
  await cat.player.press(cat.player.button('Yes!'));
  await expect.poll(() => sent).toEqual(['yes']);
});

test('who could jump the queue is asked, and jumps or does not', async ({visitor}) => {
  const moments = await momentsOf('won.vrec');
  const table = await staged(visitor);
  const {cat, sent} = table;
  const window = moments.get('window');
  if (!window) throw new Error('nobody could jump');
  table.show(window);
  await expect(cat.player.button('Not now')).toBeVisible();
  await cat.player.press(cat.player.button('Jump!'));
  await expect.poll(() => sent.join()).toMatch(/^jump\d+$/);
});
