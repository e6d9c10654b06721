// The course of a finished game: any position of it, where its rounds begin, and how the points went.
import type {Seat} from '$generated/messages';
import {type EngineModule, loadEngine} from '$lib/wasm_engine';
import type {ArtSocietyPosition, ArtSocietyReplay, Catalogue, Insight, View} from '../model';
import {total} from '../play.svelte';

type Moves = ArtSocietyReplay['moves'];

const isShape = (move: Moves[number] | undefined) => /^\d+x\d+$/.test(move?.action ?? '');

/** The steps at which rounds begin: a round begins when its auctioneer is to name the first lot. */
export function roundStarts(moves: Moves): number[] {
  return moves.flatMap((move, step) => (isShape(move) && !isShape(moves[step - 1]) ? [step] : []));
}

export class Course {
  readonly replay: ArtSocietyReplay;
  readonly catalogue: Catalogue;
  readonly starts: readonly number[];
  /** the last step */
  readonly end: number;
  readonly #kept = new Map<number, ArtSocietyPosition>();

  /** Throws an Error with a sentence when the record is not in order. */
  constructor(engine: EngineModule, record: string) {
    this.replay = engine.replay<View, Insight>(record);
    this.catalogue = engine.open<View, Insight, Catalogue>(this.replay.agreement).catalogue;
    this.starts = roundStarts(this.replay.moves);
    this.end = this.replay.moves.length;
  }

  /** As spectators saw it. Steps out of range are the first or the last. */
  at(step: number): ArtSocietyPosition {
    const within = Math.min(Math.max(Math.trunc(step), 0), this.end);
    const position = this.#kept.get(within) ?? this.replay.at(within, null);
    this.#kept.set(within, position);
    return position;
  }

  /** What only the owner of a seat knew. */
  secretsAt(step: number, seat: Seat): NonNullable<View['own']> {
    return this.replay.at(step, seat).view.own ?? {hand: [], stack: []};
  }

  get final(): ArtSocietyPosition {
    return this.at(this.end);
  }

  /** The round that a step belongs to; 0 before the first. */
  roundAt(step: number): number {
    return this.starts.filter((start) => start <= step).length;
  }

  /** The step after the last move of a round; of round 0, of what comes before the first. */
  endOf(round: number): number {
    return this.starts[round] ?? this.end;
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

export async function openCourse(record: string): Promise<Course> {
  return new Course(await loadEngine(), record);
}
