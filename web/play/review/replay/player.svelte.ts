// Steps through a game, by hand or by itself. It draws nothing.
import type {Timeline} from '../course';

export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

export class Player {
  readonly course: Timeline;
  #step = $state(0);
  #playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  speed = $state<Speed>(1);

  constructor(course: Timeline, step = 0) {
    this.course = course;
    this.#step = this.#within(step);
  }

  get step(): number {
    return this.#step;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get round(): number {
    return this.course.roundAt(this.#step);
  }

  /** The place of the step on the timeline, where the whole setup is one step. */
  get place(): number {
    return this.placeOf(this.#step);
  }

  /** The last place of the timeline. */
  get places(): number {
    return this.placeOf(this.course.end);
  }

  placeOf(step: number): number {
    return Math.max(step - this.course.laid + 1, 0);
  }

  goToPlace(place: number): void {
    this.go(place > 0 ? place + this.course.laid - 1 : 0);
  }

  /** Goes there by hand, which ends playing. */
  go(step: number): void {
    this.pause();
    this.#step = this.#within(step);
  }

  next(): void {
    this.go(this.#following);
  }

  previous(): void {
    this.goToPlace(this.place - 1);
  }

  nextRound(): void {
    this.go(this.course.starts[this.round] ?? this.course.end);
  }

  /** To the beginning of this round, or of the one before when it is there already. */
  previousRound(): void {
    const before = this.course.starts.filter((start) => start < this.#step);
    this.go(before.at(-1) ?? 0);
  }

  /** Plays on; from the end, again from the beginning. */
  play(): void {
    if (this.#step === this.course.end) this.#step = 0;
    this.#playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  get #following(): number {
    return Math.max(this.#step + 1, this.course.laid);
  }

  #wait(): void {
    const pause = this.#step > 0 ? this.course.pauseAt(this.#step) : 400;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), pause / this.speed);
  }

  #advance(): void {
    this.#step = this.#within(this.#following);
    if (this.#step === this.course.end) this.pause();
    else this.#wait();
  }

  #within(step: number): number {
    return Math.min(Math.max(Math.trunc(step), 0), this.course.end);
  }
}
