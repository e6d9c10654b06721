// A table of Cats whose server says what a test wants: any moment of a night is on the page at once.
import type {WebSocketRoute} from '@playwright/test';
import type {ClientMessage, View} from '../../build/web/generated/messages';
import {Cat} from './cat';
import type {Moment} from './moments';
import type {Player} from './player';

export class Staged {
  readonly cat: Cat;
  /** the actions that the page has sent */
  readonly sent: string[] = [];
  #socket: WebSocketRoute | undefined;
  /** what the page was told last; at first what the real server says */
  #view: View | undefined;
  /** what the page finds when it is opened again */
  #moment: Moment | undefined;

  constructor(player: Player) {
    this.cat = new Cat(player);
  }

  /** Sits down with computer cats. The real server is asked for everything but moves. */
  async open(players = 3): Promise<void> {
    const {page} = this.cat;
    await page.routeWebSocket(/\/api\//, (socket) => {
      const server = socket.connectToServer();
      this.#socket = socket;
      this.#view = undefined;
      socket.onMessage((text) => {
        const message = JSON.parse(text.toString()) as ClientMessage;
        if (message.type !== 'move') {
          server.send(text);
          return;
        }
        this.sent.push(message.action);
        socket.send(JSON.stringify({type: 'ack', key: message.key, version: this.#view?.version ?? 0}));
      });
      server.onMessage((text) => {
        const message = JSON.parse(text.toString()) as View | {type: string};
        if (message.type !== 'view' || this.#view) return;
        this.#view = message as View;
        if (this.#moment) this.show(this.#moment);
        else socket.send(text);
      });
    });
    await this.cat.openTable(Array.from({length: players - 1}, () => 'Computer: Cat'));
    await this.cat.tray.waitFor();
  }

  /** Puts a moment on the page; perhaps a friend says something meanwhile. */
  show(moment: Moment, said?: string): void {
    if (!this.#view || !this.#socket) return;
    const {version, time, chat, table} = this.#view;
    const seat = moment.viewer as View['seat'];
    const friend = seat === 'B' ? 'C' : 'B';
    const line = {id: version, seat: friend, name: 'Cat', text: said ?? '', time} as const;
    this.#view = {
      ...this.#view,
      version: version + 1,
      seat,
      game: moment,
      chat: said ? [...chat, line] : chat,
      table: {...table, seats: seated(table.seats, seat), status: moment.phase === 'over' ? 'over' : 'playing'},
    };
    this.#socket.send(JSON.stringify(this.#view));
    this.#socket.send(JSON.stringify({type: 'presence', seats: seat ?? 'A', watchers: seat ? 0 : 1}));
  }

  /** The page of somebody who comes to the table at this moment and knows nothing of what happened before. */
  async begin(moment: Moment): Promise<void> {
    this.#moment = moment;
    await this.cat.page.reload();
    await this.cat.tray.waitFor();
  }
}

/** The one person at the table sits where the moment is seen from. */
function seated(seats: View['table']['seats'], seat: View['seat']): View['table']['seats'] {
  const [person, ...cats] = seats.toSorted((a, b) => Number(a.kind !== 'person') - Number(b.kind !== 'person'));
  return person ? cats.toSpliced(seat ? seat.charCodeAt(0) - 65 : 0, 0, person) : seats;
}
