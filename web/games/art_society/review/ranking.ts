// The ranking, and how a tie was broken.
import {indexOf, seatAt, seatsOf} from '$lib/seats';
import type {Course} from './course';

export interface Place {
  /** from 1; equal ones share it */
  place: number;
  /** of the seat, from 0 */
  index: number;
  points: number;
  winner: boolean;
}

/** All seats, the winners first. A seat that lost a tie for the victory comes after them with the same points. */
export function ranking(points: readonly number[], winners: string): Place[] {
  const won = seatsOf(winners).map(indexOf);
  const order = points
    .map((each, index) => ({index, points: each, winner: won.includes(index)}))
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.points - a.points || a.index - b.index);
  const equal = (a: (typeof order)[number], b: (typeof order)[number]) =>
    a.points === b.points && a.winner === b.winner;
  return order.map((each) => ({...each, place: order.findIndex((first) => equal(first, each)) + 1}));
}

/** What was compared when several had the most points (AS-G9). */
export interface TieBreak {
  kind: 'sum' | 'highest';
  seats: {index: number; cards: number}[];
}

export function tieBreak(course: Course): TieBreak | null {
  const {points, agreement} = course.replay;
  const most = Math.max(...points);
  const tied = points.flatMap((each, index) => (each === most ? [index] : []));
  if (tied.length < 2) return null;
  const kind = agreement.flags.tie === 'highest' ? 'highest' : 'sum';
  const value = (hand: readonly number[]) => (kind === 'sum' ? hand.reduce((a, b) => a + b, 0) : Math.max(0, ...hand));
  const handOf = (index: number) => course.secretsAt(course.end, seatAt(index)).hand;
  return {kind, seats: tied.map((index) => ({index, cards: value(handOf(index))}))};
}
