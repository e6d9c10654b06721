// A table whose server says what a test wants: any moment of a game is on the page at once.
import type {WebSocketRoute} from '@playwright/test';
import type {ClientMessage, View} from '../../build/web/generated/messages';
import {Cat} from './cat';
import type {Moment} from './moments';
import type {Person} from './person';
import type {Player} from './player';
import type {Round} from './rounds';

/** What every game tells in its views. */
interface Seen {
  viewer: string | null;
  phase: string;
}

type Table = View['table'];

export abstract class StagedTable<Who extends Person<string>, Now extends Seen> {
  readonly who: Who;
  /** the actions that the page has sent */
  readonly sent: string[] = [];
  /** what the table agreed on and who sits there, if it is not what the real server says */
  agreed: Partial<Table> = {};
  /** instead of the names that the real server gives */
  names: readonly string[] = [];
  #socket: WebSocketRoute | undefined;
  /** what the page was told last; at first what the real server says */
  #view: View | undefined;
  /** what the page finds when it is opened again */
  #moment: Now | undefined;

  constructor(who: Who) {
    this.who = who;
  }

  /** Sits down with computer players. */
  protected abstract sit(players: number): Promise<void>;

  /** The real server is asked for everything but moves. */
  async open(players = 3): Promise<void> {
    const {page} = this.who;
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
    await this.sit(players);
    await this.who.tray.waitFor();
  }

  /** Puts a moment on the page; perhaps a friend says something meanwhile. */
  show(moment: Now, said?: string): void {
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
      table: this.#seated(table, moment),
    };
    this.#socket.send(JSON.stringify(this.#view));
    this.#socket.send(JSON.stringify({type: 'presence', seats: seat ?? 'A', watchers: seat ? 0 : 1}));
  }

  /** The page of somebody who comes to the table at this moment and knows nothing of what happened before. */
  async begin(moment: Now): Promise<void> {
    this.#moment = moment;
    await this.who.page.reload();
    await this.who.page.locator('section.tray').waitFor(); // in whatever language
  }

  /** The one person at the table sits where the moment is seen from. */
  #seated(table: Table, {viewer, phase}: Now): Table {
    const [person, ...others] = table.seats.toSorted(
      (a, b) => Number(a.kind !== 'person') - Number(b.kind !== 'person'),
    );
    const seats = person ? others.toSpliced(viewer ? viewer.charCodeAt(0) - 65 : 0, 0, person) : table.seats;
    const over = phase === 'over';
    return {
      ...table,
      ...this.agreed,
      seats: seats.map((seat, at) =>
        this.names[at] ? {...seat, kind: 'person', name: this.names[at], level: null} : seat,
      ),
      status: over ? 'over' : 'playing',
      winners: over ? 'B' : table.winners,
    };
  }
}

export class Staged extends StagedTable<Cat, Moment> {
  constructor(player: Player) {
    super(new Cat(player));
  }

  get cat(): Cat {
    return this.who;
  }

  protected override sit(players: number): Promise<void> {
    return this.cat.openTable(Array.from({length: players - 1}, () => 'Computer: Cat'));
  }
}

export class StagedRound extends StagedTable<Player, Round> {
  protected override sit(players: number): Promise<void> {
    return this.who.openTable(Array.from({length: players - 1}, () => 'Computer: Visitor'));
  }
}
