// Requests that the server has not answered yet. Each has a key, so it can be sent again and is still carried out only once
// (docs/api/protocol.md).
import type {Chat, Leave, Move, Refused, Rematch, Replace, Resume, Start} from '$generated/messages';
import type {Surroundings} from './line';
import type {Answer, Problem} from './table';

type Keyless<T> = T extends {key: string} ? Omit<T, 'key'> : never;
export type Request = Keyless<Move | Chat | Replace | Resume | Leave | Start | Rematch>;

interface Asked {
  text: string;
  tries: number;
  answer: (answer: Answer) => void;
}

const mostTries = 5;
const firstPause = 500;

/** Refusals after which the same message may be sent again in a moment. */
export function passes({code}: {code: string}): boolean {
  return code === 'busy' || code === 'store';
}

export function problemOf({code, clause, reason}: Refused): Problem {
  return {code, reason, ...(clause && {clause})};
}

export class Outbox {
  readonly #world: Surroundings;
  readonly #send: (text: string) => void;
  readonly #asked = new Map<string, Asked>();
  /** Keys of one page begin alike and differ from those of every other page. */
  readonly #stem: string;
  #count = 0;
  #closed: Problem | null = null;

  /** `send` may lose what it is given; then `sendAll` has to be called. */
  constructor(world: Surroundings, send: (text: string) => void) {
    this.#world = world;
    this.#send = send;
    this.#stem = [world.now(), world.random() * 36 ** 8].map((n) => Math.floor(n).toString(36)).join('-');
  }

  ask(request: Request): Promise<Answer> {
    if (this.#closed) return Promise.resolve({done: false, problem: this.#closed});
    const key = `${this.#stem}-${this.#count++}`;
    const text = JSON.stringify({...request, key});
    return new Promise((answer) => {
      this.#asked.set(key, {text, tries: 0, answer});
      this.#send(text);
    });
  }

  sendAll(): void {
    for (const {text} of this.#asked.values()) this.#send(text);
  }

  acknowledged(key: string): void {
    this.#answer(key, {done: true});
  }

  refused(key: string, problem: Problem): void {
    const asked = this.#asked.get(key);
    if (asked && passes(problem) && asked.tries < mostTries) this.#sendAgain(key, asked);
    else this.#answer(key, {done: false, problem});
  }

  /** Answers everything with this problem, because no answer will come any more. */
  close(problem: Problem): void {
    this.#closed = problem;
    for (const key of [...this.#asked.keys()]) this.#answer(key, {done: false, problem});
  }

  #sendAgain(key: string, asked: Asked): void {
    this.#world.after(firstPause * 2 ** asked.tries++, () => {
      if (this.#asked.has(key)) this.#send(asked.text);
    });
  }

  #answer(key: string, answer: Answer): void {
    const asked = this.#asked.get(key);
    this.#asked.delete(key);
    asked?.answer(answer);
  }
}
