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

  /** Whether the player confirmed the choice and it waits to be sent. */
  get confirmed(): boolean {
    return this.choice !== null && this.#play.isPressed(this.choice);
  }

  is(choice: Choice): boolean {
    return this.choice?.token === choice.token;
  }

  /** Chooses it, or forgets it when it is chosen already. */
  toggle(choice: Choice): void {
    this.#change(this.is(choice) ? null : choice);
  }

  /** Chooses it. Choosing it a second time confirms it. */
  async insist(choice: Choice): Promise<void> {
    if (this.is(choice)) await this.confirm();
    else this.#change(choice);
  }

  forget(): void {
    this.#change(null);
  }

  /** A confirmed choice that was not sent yet can still be taken back. */
  #change(choice: Choice | null): void {
    this.#chosen = choice;
    this.#play.unpress();
  }

  async confirm(): Promise<void> {
    if (this.choice) await this.#play.choose(this.choice);
  }
}
