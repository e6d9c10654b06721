// Who sits where, and whether they are connected, for any game.
import type {Seat, SeatInfo, Table} from '$generated/messages';
import {seatName} from '$lib/players';
import {indexOf, seatAt, seatsOf} from '$lib/seats';
import type {TableNow} from '$lib/table';

export interface Sitter {
  seat: Seat;
  name: string;
  kind: SeatInfo['kind'];
  own: boolean;
  host: boolean;
  /** a person who is connected */
  here: boolean;
  /** level of the computer player that plays here, also when it stands in for a person */
  level: string | null;
  /** a person for whom a computer player stands in */
  replaced: boolean;
  /** in ms of this browser's clock */
  deadline: number | null;
  /** seats that want a computer player here */
  votes: Seat[];
  /** for an absent person: when others may let a computer play, in ms of this browser's clock; otherwise null */
  replaceableAt: number | null;
}

export function sitters(now: TableNow): Sitter[] {
  const {table, presence, seat: own, clockOffset} = now;
  if (!table) return [];
  return table.seats.map((info, index) => {
    const seat = seatAt(index);
    const away = presence.away.find((one) => one.seat === seat);
    return {
      seat,
      name: seatName(table, index),
      kind: info.kind,
      own: seat === own,
      host: seat === table.host,
      here: info.kind === 'person' && presence.seats.includes(seat),
      level: info.level,
      replaced: info.kind === 'person' && info.level !== null,
      deadline: info.deadline === null ? null : info.deadline - clockOffset,
      votes: seatsOf(info.votes),
      replaceableAt: away ? away.until - clockOffset : null,
    };
  });
}

/** People the others may let a computer player play for. */
export function absent(now: TableNow): Sitter[] {
  if (now.table?.status !== 'playing' || now.seat === null || now.link !== 'live') return [];
  return sitters(now).filter(({kind, own, here, replaced}) => kind === 'person' && !own && !here && !replaced);
}

/** How many who are here have to agree that a computer player takes this seat. */
export function voters(now: TableNow): number {
  return sitters(now).filter(({here, replaced}) => here && !replaced).length;
}

/** Whether the game goes on only when this person acts. */
export function isCalled({table, seats}: TableNow): boolean {
  if (table?.status !== 'playing') return false;
  return seatsOf(table.awaited).some((seat) => seats.includes(seat) && ownSeat(table, seat)?.level == null);
}

/** The information about the player's seat; null for a spectator. */
export function ownSeat(table: Table | null, seat: Seat | null): SeatInfo | null {
  return (seat && table?.seats[indexOf(seat)]) ?? null;
}
