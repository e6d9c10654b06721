// The course of a finished game of Art Society: where its rounds begin, and how the points went.
import type {Seat} from '$generated/messages';
import type {EngineModule} from '$lib/wasm_engine';
import {GameCourse, opener} from '$play/review/course';
import type {ArtSocietyReplay, Catalogue, Insight, View} from '../model';
import {total} from '../play.svelte';

type Moves = ArtSocietyReplay['moves'];

const isShape = (move: Moves[number] | undefined) => /^\d+x\d+$/.test(move?.action ?? '');

/** The steps at which rounds begin: a round begins when its auctioneer is to name the first lot. */
export function roundStarts(moves: Moves): number[] {
  return moves.flatMap((move, step) => (isShape(move) && !isShape(moves[step - 1]) ? [step] : []));
}

export class Course extends GameCourse<View, Insight, Catalogue> {
  readonly starts: readonly number[];

  constructor(engine: EngineModule, record: string) {
    super(engine, record);
    this.starts = roundStarts(this.replay.moves);
  }

  pauseAt(step: number): number {
    const move = this.replay.moves[step - 1];
    if (!move || move.seat === null) return 350;
    if (isShape(move)) return 250;
    if (move.action.startsWith('bid')) return 500;
    return move.action === 'ready' || move.action === 'wait' ? 200 : 1100;
  }

  /** What only the owner of a seat knew. */
  secretsAt(step: number, seat: Seat): NonNullable<View['own']> {
    return this.replay.at(step, seat).view.own ?? {hand: [], stack: []};
  }

  /** After each round, from 0: the points of all seats. */
  readonly standings = lazily(() =>
    [0, ...this.starts].map((_, round) => this.at(this.endOf(round)).view.seats.map(total)),
  );
}

function lazily<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

export const openCourse = opener('art-society', Course);
