// A choice that can't be taken back is made in two steps: it is chosen, and then confirmed.
import type {Choice, Play} from '../play.svelte';

export class Intent {
  readonly #play: Play;
  #chosen = $state.raw<Choice | null>(null);

  constructor(play: Play) {
    this.#play = play;
  }

  /** What was chosen; nothing once it is no longer offered. */
  get choice(): Choice | null {
    const chosen = this.#chosen;
    return chosen && this.#play.offered(chosen.action.kind).some(({token}) => token === chosen.token) ? chosen : null;
  }

  is(choice: Choice): boolean {
    return this.choice?.token === choice.token;
  }

  /** Chooses it, or forgets it when it is chosen already. */
  toggle(choice: Choice): void {
    this.#chosen = this.is(choice) ? null : choice;
  }

  /** Chooses it; a second time means yes. */
  async insist(choice: Choice): Promise<void> {
    if (this.is(choice)) await this.confirm();
    else this.#chosen = choice;
  }

  forget(): void {
    this.#chosen = null;
  }

  async confirm(): Promise<void> {
    if (this.choice) await this.#play.choose(this.choice);
  }
}
