// The course of a finished game: any position of it, and where its rounds begin.
import type {Position, Replay} from '$lib/engine';
import {turn} from '$lib/turns';
import {loadEngine, type EngineModule} from '$lib/wasm_engine';

/** What the controls of a replay need. */
export interface Timeline {
  /** the steps at which rounds begin */
  readonly starts: readonly number[];
  /** the last step */
  readonly end: number;
  /** the step at which the setup is complete; the replay jumps over the steps before it */
  readonly laid: number;
  /** the round that a step belongs to; 0 before the first */
  roundAt(step: number): number;
  /** how long a step is looked at while the game plays by itself, in ms: longer, the more there is to see */
  pauseAt(step: number): number;
}

export abstract class GameCourse<View, Insight, Catalogue> implements Timeline {
  readonly replay: Replay<View, Insight>;
  readonly catalogue: Catalogue;
  readonly end: number;
  readonly #kept = new Map<number, Position<View, Insight>>();

  /** Throws an Error with a sentence when the record is not in order. */
  constructor(engine: EngineModule, record: string) {
    this.replay = engine.replay<View, Insight>(record);
    this.catalogue = engine.open<View, Insight, Catalogue>(this.replay.agreement).catalogue;
    this.end = this.replay.moves.length;
  }

  abstract readonly starts: readonly number[];
  readonly laid: number = 1;
  abstract pauseAt(step: number): number;

  /** The position as spectators saw it. A step out of range means the first or the last. */
  at(step: number): Position<View, Insight> {
    const within = Math.min(Math.max(Math.trunc(step), 0), this.end);
    const position = this.#kept.get(within) ?? this.replay.at(within, null);
    this.#kept.set(within, position);
    return position;
  }

  get final(): Position<View, Insight> {
    return this.at(this.end);
  }

  roundAt(step: number): number {
    return this.starts.filter((start) => start <= step).length;
  }

  /** The step after the last move of a round; of round 0, of what comes before the first. */
  endOf(round: number): number {
    return this.starts[round] ?? this.end;
  }
}

/** Opens a record as the course of this game. */
export function opener<Course extends Pick<GameCourse<unknown, unknown, unknown>, 'at' | 'end'>>(
  game: string,
  Course: new (engine: EngineModule, record: string) => Course,
): (record: string) => Promise<Course> {
  return async (record) => {
    const course = new Course(await loadEngine(game), record);
    await turn();
    course.at(course.end); // kept from now on; every page about a finished game needs it
    await turn();
    return course;
  };
}
