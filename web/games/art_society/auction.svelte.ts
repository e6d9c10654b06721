// The auction from the side of its player: what lies on the easels, and what was chosen there and not said yet. Lots that are
// named stay named (AS-A1), so all of them are chosen first, can be changed, and are said together.
import {isViolation} from '$lib/engine';
import type {Item} from './model';
import type {Play} from './play.svelte';

export class Auction {
  readonly #play: Play;
  /** The shapes that were chosen, and the round in which that was. */
  #chosen = $state.raw<{round: number; shapes: readonly string[]}>({round: -1, shapes: []});
  /** A lot that is looked at and has no place on the wall, and where that was. */
  #wanted = $state.raw<{item: Item; moment: string} | null>(null);
  /** The moment in which the player wanted to see the wall and not the lots. */
  #asideIn = $state.raw('');

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether there is something to be seen on the easels. */
  get on(): boolean {
    const {shown, own} = this.#play;
    if (!shown) return false;
    if (shown.phase === 'turns') return shown.turn !== null && !own?.picked && shown.lots.some(Boolean);
    // While somebody else names them one after the other they lie on the tray: the easels would move with each.
    return shown.phase === 'lots' ? this.naming : ['draw', 'bids'].includes(shown.phase) && shown.lots.some(Boolean);
  }

  /** Whether the player has to name the lots. */
  get naming(): boolean {
    return this.#play.mine && this.#play.shown?.phase === 'lots';
  }

  /** Whether the wall is seen, and the lots lie on the tray. */
  get away(): boolean {
    return !this.naming && (this.#play.hand !== null || this.#asideIn === this.#moment);
  }

  get #moment(): string {
    const {shown} = this.#play;
    return shown ? `${shown.round} ${shown.phase}` : '';
  }

  toWall(): void {
    this.#asideIn = this.#moment;
  }

  toLots(): void {
    this.#asideIn = '';
    this.#play.take(null);
  }

  // --- a lot without a place -------------------------------------------------------------------------------------------

  get wanted(): Item | null {
    const wanted = this.#wanted;
    return wanted?.moment === this.#moment && this.#play.shown?.lots.includes(wanted.item) ? wanted.item : null;
  }

  want(item: Item | null): void {
    this.#wanted = item === null || item === this.wanted ? null : {item, moment: this.#moment};
  }

  // --- naming the lots ---------------------------------------------------------------------------------------------------

  get chosen(): readonly string[] {
    const {shown} = this.#play;
    return this.naming && shown?.round === this.#chosen.round ? this.#chosen.shapes : [];
  }

  /** How many lots are still to be chosen. */
  get missing(): number {
    const {shown} = this.#play;
    return shown ? shown.seats.length + 1 - shown.lots.length - this.chosen.length : 0;
  }

  /** The shapes that may be chosen after those that are. */
  get shapes(): readonly string[] {
    return this.missing > 0 ? this.#after(this.chosen) : [];
  }

  add(shape: string): void {
    if (this.shapes.includes(shape)) this.#choose([...this.chosen, shape]);
  }

  /** Puts back the lot at this place of the row. */
  putBack(at: number): void {
    this.#choose(this.chosen.toSpliced(at, 1));
  }

  /** Chooses what is missing at random. */
  addAny(random: () => number = Math.random): void {
    for (let left = this.missing; left > 0; left--) {
      const {shapes} = this;
      const shape = shapes[Math.floor(random() * shapes.length)];
      if (shape === undefined) return;
      this.add(shape);
    }
  }

  async say(): Promise<void> {
    const {chosen} = this;
    if (this.missing > 0 || !this.#play.current) return;
    await this.#play.act(chosen);
    this.#choose([]);
  }

  #choose(shapes: readonly string[]): void {
    this.#chosen = {round: this.#play.shown?.round ?? -1, shapes};
  }

  #after(shapes: readonly string[]): string[] {
    const {shown, engine} = this.#play;
    const position = shown && engine.attempt(shown, shapes);
    if (!position || isViolation(position)) return [];
    return [...position.choices.undoable, ...position.choices.final].filter((token) => /^\d+x\d+$/.test(token));
  }
}
