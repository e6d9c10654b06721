// The step in the address: written now and then, because browsers allow only so many changes of it.
const rest = 500; // ms between two changes

export class Address {
  readonly #write: (step: number) => void;
  #written: number | null;
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (step: number) => void, now: number | null) {
    this.#write = write;
    this.#written = now;
  }

  /** Whether this step of the address is not our own. */
  isNews(step: number): boolean {
    return step !== this.#written;
  }

  /** Writes the latest step; the first at once, others as soon as it may be. */
  write(step: number): void {
    this.#wanted = step;
    this.#timer ??= setTimeout(() => this.#settle(), rest);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #settle(): void {
    this.#timer = undefined;
    // The beginning needs no step, unless one was there.
    if (this.#wanted === this.#written || (this.#wanted === 0 && this.#written === null)) return;
    this.#written = this.#wanted;
    if (this.#wanted !== null) this.#write(this.#wanted);
  }
}
