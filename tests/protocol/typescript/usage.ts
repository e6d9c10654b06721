// How a client uses the types. Each expected error is a mistake that must not compile.
import type { ClientMessage, CreateRequest, RefusalCode, Seat, ServerMessage, Table, View } from './messages';
import { protocol } from './messages';

export const hello: ClientMessage = { type: 'hello', protocol, match: 'q7Yx-2_k', legal: true };

/** Every type of the union is handled: the last line compiles only if nothing is left. */
export function summary(message: ServerMessage): string {
  switch (message.type) {
    case 'view':
      return `${message.match} ${message.version} ${message.seat ?? 'spectator'} ${message.table.seats.length}`;
    case 'update':
      return `${message.from} ${message.to} ${message.chat?.length ?? 0}`;
    case 'ack':
      return message.key;
    case 'refused':
      return `${message.code} ${message.clause ?? ''} ${message.reason}`;
    case 'readings':
      return message.texts.map(({ text, meanings }) => `${text}: ${meanings.map(({ said }) => said).join(' / ')}`).join();
    case 'presence':
      return message.seats + String(message.watchers);
    case 'legal':
      return message.undoable.concat(message.final).join(' ');
    case 'pong':
      return String(message.time);
    default: {
      const nothing: never = message;
      return nothing;
    }
  }
}

/** JSON that the protocol hands on has to be looked at before it is used. */
export function phase(view: View): string {
  const game = view.game;
  if (typeof game !== 'object' || game === null || !('phase' in game)) return 'none';
  return String(game.phase);
}

export function deadline(table: Table, index: number): number | null {
  return table.seats[index]?.deadline ?? null;
}

export const seat: Seat = 'H';
export const code: RefusalCode = 'not-your-seat';

// @ts-expect-error a seat that does not exist
export const noSeat: Seat = 'I';
// @ts-expect-error a code that does not exist
export const noCode: RefusalCode = 'tired';
// @ts-expect-error an action is missing
export const noAction: ClientMessage = { type: 'move', key: 'k' };
// @ts-expect-error a field too many
export const tooMany: ClientMessage = { type: 'ping', extra: 1 };
// @ts-expect-error a message of the other direction
export const otherWay: ClientMessage = { type: 'pong', time: 1 };
// @ts-expect-error the game's view is unknown until it was looked at
export const unlooked = (view: View): string => view.game.phase;
// @ts-expect-error the clock's kind is one of three
export const noClock: CreateRequest = { game: 'g', seats: ['me'], clock: { kind: 'year', limit: 1 } };
