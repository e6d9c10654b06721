// The table of Cats as its player holds it: the view that is shown, what may be done, and what was taken up to do it with. It
// draws nothing; components read it and call it. All judgement comes from the engine.
import {getContext, setContext} from 'svelte';
import type {Seat} from '$generated/messages';
import {indexOf} from '$lib/seats';
import type {Problem, TableLink} from '$lib/table';
import {
  places,
  type Catalogue,
  type CatsEngine,
  type CatsPosition,
  type Colour,
  type Insight,
  type View,
} from './model';
import {readAction, type Action, type Spot} from './notation';
import {awaited, taskOf} from './status';

export interface Choice {
  token: string;
  action: Action;
}

export type ChoiceOf<K extends Action['kind']> = Choice & {action: Extract<Action, {kind: K}>};

/** What the player has taken up: the first half of something that takes two. */
export type Taken =
  /** a die, for a painting or an exchange */
  | {kind: 'die'; die: number}
  /** a die that is to go for an exchange */
  | {kind: 'exchange'; die: number}
  /** a paint of the own hand, for a card of the open painting */
  | {kind: 'paint'; colour: Colour}
  /** a card of the bank with which a Helping Paw is proposed, and the own paint to give */
  | {kind: 'paw'; palette: number; give: Colour | null}
  /** the first of two cards that change places */
  | {kind: 'spot'; spot: Spot};

export class Play {
  readonly link: TableLink;
  readonly engine: CatsEngine;

  /** The view on the screen; it follows the table, at the pace of what is to be seen (story/stage.svelte.ts). */
  shown = $state.raw<View | null>(null);
  #taken = $state.raw<Taken | null>(null);
  #picked = $state.raw<{painting: number; task: string} | null>(null);
  /** The last thing that was refused. */
  problem = $state.raw<Problem | null>(null);
  sending = $state(false);

  constructor(link: TableLink, engine: CatsEngine) {
    this.link = link;
    this.engine = engine;
  }

  get catalogue(): Catalogue {
    return this.engine.catalogue;
  }

  /** All own seats; none for a spectator. */
  readonly seats: readonly Seat[] = $derived.by(() => this.link.now.seats);

  /** The own seat that has to do something, or else the first. Whoever plays for several has one of them in hand. */
  readonly seat: Seat | null = $derived.by(() => {
    const waited = this.shown ? awaited(this.shown) : [];
    const next = this.seats.find((seat) => seat === this.shown?.active);
    return this.seats.find((seat) => waited.includes(seat)) ?? next ?? this.seats[0] ?? null;
  });

  /** Of the seat in hand; -1 for a spectator. */
  readonly index: number = $derived.by(() => (this.seat ? indexOf(this.seat) : -1));

  /** The paints in the own hand. */
  readonly hand: string = $derived.by(() => this.shown?.hands[this.index] ?? '');

  /** As the seat in hand sees it. Views of Cats differ in their viewer alone (docs/formats/view.md). */
  readonly position: CatsPosition | null = $derived.by(() =>
    this.shown ? this.engine.look({...this.shown, viewer: this.seat}) : null,
  );

  readonly insight: Insight | undefined = $derived.by(() => this.position?.insight);

  /** Whether the screen shows what is true now; before that nothing can be done. */
  readonly current: boolean = $derived.by(
    () => this.shown !== null && this.shown === this.link.now.game && this.link.now.link === 'live',
  );

  /** What the view on the screen allows, also while nothing can be done because the table moves. */
  readonly #allowed: Choice[] = $derived.by(() =>
    this.shown && this.position ? read(this.position).filter(isOfUse(this.shown)) : [],
  );

  /** The kinds of what may be done. */
  readonly kinds: ReadonlySet<Action['kind']> = $derived.by(
    () => new Set(this.#allowed.map(({action}) => action.kind)),
  );

  /** Whether the table waits for a seat of one's own. */
  readonly mine: boolean = $derived.by(
    () => this.shown !== null && this.seat !== null && awaited(this.shown).includes(this.seat),
  );

  /** The same as long as one has the same thing to do, or nothing. */
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

  /** What is to be shown as choices of a kind: it stays on the screen while the table moves. */
  of<K extends Action['kind']>(kind: K): ChoiceOf<K>[] {
    return this.#allowed.filter((choice): choice is ChoiceOf<K> => choice.action.kind === kind);
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

  /** Does what was offered, unless it can't be done at this moment. */
  async choose(choice: Choice | undefined): Promise<void> {
    if (!choice || !this.current || this.sending) return;
    const seat = this.seat;
    if (!seat) return;
    this.sending = true;
    this.take(null);
    const answer = await this.link.act(choice.token, this.seats.length > 1 ? seat : undefined);
    if (!answer.done) this.problem = answer.problem;
    this.sending = false;
  }

  #useful(taken: Taken): boolean {
    switch (taken.kind) {
      case 'die':
        return [...this.of('clean'), ...this.of('exchange')].some(({action}) => action.die === taken.die);
      case 'exchange':
        return this.of('exchange').some(({action}) => action.die === taken.die);
      case 'paint':
        return this.of('put').some(({action}) => action.colour === taken.colour);
      case 'paw':
        return this.of('paw').some(({action}) => action.palette === taken.palette);
      case 'spot':
        return this.of('twist').length > 0;
    }
  }
}

function read({choices}: CatsPosition): Choice[] {
  return [...choices.undoable, ...choices.final].flatMap((token) => {
    const action = readAction(token);
    return action ? [{token, action}] : [];
  });
}

/** A colour may be swapped for itself (CV-T5e), which uses up the swap and changes nothing: that is not offered. */
function isOfUse({try: attempt, paintings}: View): (choice: Choice) => boolean {
  const cards = attempt ? paintings[attempt.painting - 1]?.cards : undefined;
  return ({action}) => action.kind !== 'put' || cards?.[places.indexOf(action.place)] !== action.colour;
}

function same(one: Taken, other: Taken): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const key = Symbol('play');

export function setPlay(play: Play): void {
  setContext(key, play);
}

/** The table of the components above. */
export function usePlay(): Play {
  return getContext<Play>(key);
}
