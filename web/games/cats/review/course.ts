// The course of a finished game of Cats: where its rounds begin, and what was done in it.
import type {EngineModule} from '$lib/wasm_engine';
import {GameCourse, opener} from '$play/review/course';
import type {Catalogue, Insight, View} from '../model';
import {deedsOf, type Deeds} from './deeds';

/** The first step from `low` to `high` for which this holds; it holds from some step on. */
function firstStep(low: number, high: number, holds: (step: number) => boolean): number {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export class Course extends GameCourse<View, Insight, Catalogue> {
  readonly starts: readonly number[];
  /** Laying out the cards takes as many moves of chance as a long round; nobody wants to see each. */
  override readonly laid: number;
  #deeds: Deeds | undefined;

  constructor(engine: EngineModule, record: string) {
    super(engine, record);
    // A round begins with its event. A game that is over early has fewer.
    this.starts = Array.from({length: this.final.view.round}, (_, at) =>
      firstStep(0, this.end, (step) => this.at(step).view.round > at),
    );
    this.laid = this.starts[0] ?? 1;
  }

  /** Chance is quick; what a cat does, or what it finds, is worth a look. */
  pauseAt(step: number): number {
    const move = this.replay.moves[step - 1];
    const phase = this.at(step).view.phase;
    if (!move) return 60;
    if (move.seat === null) return phase === 'roll' ? 180 : 700;
    return move.action === 'no' ? 300 : 1300;
  }

  get deeds(): Deeds {
    return (this.#deeds ??= deedsOf(this));
  }

  get won(): boolean {
    return this.replay.winners !== '';
  }
}

export const openCourse = opener('cats', Course);
