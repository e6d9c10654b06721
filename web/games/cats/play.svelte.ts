// The table of Cats as its player holds it. What all games share is in play/play.svelte.ts; here is what the player has taken
// up: a die, a paint, a card.
import {createContext} from 'svelte';
import type {Seat} from '$generated/messages';
import * as shared from '$play/play.svelte';
import {places, type Catalogue, type Colour, type Insight, type View} from './model';
import {readAction, type Action, type Spot} from './notation';
import {taskOf} from './status';

/** What the player has taken up: the first half of an action in two parts. */
export type Taken =
  /** a die, for a painting or an exchange */
  | {kind: 'die'; die: number}
  /** a die that is to go for an exchange */
  | {kind: 'exchange'; die: number}
  /** a paint of the player's hand, for a card of the open painting */
  | {kind: 'paint'; colour: Colour}
  /** a card of the bank with which the player proposes a Helping Paw, and the paint to give */
  | {kind: 'paw'; palette: number; give: Colour | null}
  /** the first of two cards that change places */
  | {kind: 'spot'; spot: Spot};

export type Choice = shared.Choice<Action>;
export type ChoiceOf<Kind extends Action['kind']> = shared.ChoiceOf<Action, Kind>;

export class Play extends shared.GamePlay<View, Insight, Catalogue, Action> {
  #taken = $state.raw<Taken | null>(null);
  #picked = $state.raw<{painting: number; task: string} | null>(null);

  protected read(token: string, view: View): Action | null {
    const action = readAction(token);
    return action && isOfUse(action, view) ? action : null;
  }

  protected override atTurn({active}: View): Seat | null {
    return active;
  }

  /** The paints in the player's hand. */
  readonly hand: string = $derived.by(() => this.shown?.hands[this.index] ?? '');

  /** Stays the same as long as the player has the same task, or none. */
  readonly #task: string = $derived.by(() =>
    this.shown && this.mine ? `${this.shown.round} ${taskOf(this.shown)}` : '',
  );

  /** A painting that was pressed, to be spoken of or chosen; it is forgotten when there is something else to do. */
  get picked(): number | null {
    return this.#picked?.task === this.#task ? this.#picked.painting : null;
  }

  set picked(painting: number | null) {
    this.#picked = painting === null ? null : {painting, task: this.#task};
  }

  /** What was taken up, as long as there is something to do with it. */
  readonly taken: Taken | null = $derived.by(() => (this.#taken && this.#useful(this.#taken) ? this.#taken : null));

  take(taken: Taken | null): void {
    this.#taken = taken;
    this.picked = null;
    this.problem = null;
  }

  /** Takes it up, or puts it back if it is in the hand already. */
  toggle(taken: Taken): void {
    this.take(this.taken && same(this.taken, taken) ? null : taken);
  }

  #useful(taken: Taken): boolean {
    switch (taken.kind) {
      case 'die':
        return [...this.offered('clean'), ...this.offered('exchange')].some(({action}) => action.die === taken.die);
      case 'exchange':
        return this.offered('exchange').some(({action}) => action.die === taken.die);
      case 'paint':
        return this.offered('put').some(({action}) => action.colour === taken.colour);
      case 'paw':
        return this.offered('paw').some(({action}) => action.palette === taken.palette);
      case 'spot':
        return this.offered('twist').length > 0;
    }
  }
}

/** A colour may be swapped for itself (CV-T5e), which uses up the swap and changes nothing: that is not offered. */
function isOfUse(action: Action, {try: attempt, paintings}: View): boolean {
  const cards = attempt ? paintings[attempt.painting - 1]?.cards : undefined;
  return action.kind !== 'put' || cards?.[places.indexOf(action.place)] !== action.colour;
}

function same(one: Taken, other: Taken): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The table of the components above. */
export const [usePlay, setPlay] = createContext<Play>();
