// The table of Art Society from the side of its player. What all games share is in play/play.svelte.ts. Here is what the
// player holds over the wall, and what hanging it would bring. Only the engine judges.
import {createContext, untrack} from 'svelte';
import {isViolation, type Violation} from '$lib/engine';
import * as shared from '$play/play.svelte';
import {Auction} from './auction.svelte';
import type {ArtSocietyPosition, Catalogue, Insight, Item, Score, SeatInsight, SeatView, Square, View} from './model';
import {readAction, type Action, type Tile} from './notation';

/** What the player holds over the wall. */
export type Hand =
  /** a lot, tried out before it is picked */
  | {kind: 'lot'; item: Item}
  /** the painting to be dealt with */
  | {kind: 'pending'; item: Item}
  /** the assistant's item */
  | {kind: 'held'; item: Item}
  /** a piece of decor, for the first or second right */
  | {kind: 'piece'; item: Item; right: 1 | 2};

export type Choice = shared.Choice<Action>;
export type ChoiceOf<Kind extends Action['kind']> = shared.ChoiceOf<Action, Kind>;

/** What a hanging would bring. */
export interface Effect {
  square: Square;
  tokens: string[];
  /** only tried out, because it is not the player's turn */
  rehearsed: boolean;
  /** whether all of it can be undone */
  undoable: boolean;
  after: ArtSocietyPosition;
  /** by line of the score, and altogether */
  change: Score;
  points: number;
  /** shields of decor it wins; 0: none */
  wins: number;
  /** what the engine says about the player's seat afterwards */
  insight: SeatInsight;
}

const nothing: Score = [0, 0, 0, 0, 0, 0];
const sum = (score: readonly number[]) => score.reduce((a, b) => a + b, 0);
export const total = (seat: SeatView): number => sum(seat.score);
/** The lines of the score that bring something. */
export const gainsOf = (seat: SeatView): number => sum(seat.score.filter((points) => points > 0));

export class Play extends shared.GamePlay<View, Insight, Catalogue, Action> {
  readonly auction = new Auction(this);
  /** Whether the points are still being counted on the walls, so that nothing tells the end. */
  counting = $state(false);
  hand = $state.raw<Hand | null>(null);
  /** Where the hand hovers; always a legal place, or null. */
  hover = $state.raw<Square | null>(null);
  /** A hanging that can't be undone. It waits here until the player confirms it. */
  trial = $state.raw<Effect | null>(null);
  /** A choice that was pressed before it could be sent, and the moment in which it was pressed. */
  #pressed = $state.raw<{token: string; moment: string} | null>(null);
  /** The tile that was hung and is not on the table yet. */
  #sent = $state.raw<Tile | null>(null);
  /** What `keepUp` put into the hand last. */
  #offered = '';

  /** The player's seat; null for a spectator. */
  readonly own: SeatView | null = $derived(this.shown?.seats[this.index] ?? null);

  /** Changes with every step of the player's seat. A choice that was pressed in one moment does not count in the next. */
  readonly #moment: string = $derived.by(() => {
    const {round, phase, lots} = this.shown ?? {};
    return [round, phase, lots?.length, this.own?.steps?.length].join();
  });

  /** Choices of a kind that can be done now. */
  of<Kind extends Action['kind']>(kind: Kind): ChoiceOf<Kind>[] {
    return shared.ofKind(this.choices, kind);
  }

  /** Legal places of what is in the hand, and the tokens that bring it there. */
  readonly places: ReadonlyMap<Square, string[]> = $derived.by(() => this.placesOf(this.hand));

  /** What hanging it at the place where it hovers would bring. */
  readonly effect: Effect | null = $derived.by(() => this.trial ?? (this.hover ? this.effectAt(this.hover) : null));

  /** The tile that was hung, until the wall on the screen has it. */
  readonly laid: Tile | null = $derived.by(() => {
    const sent = this.#sent;
    return sent && !this.own?.wall.includes(`${sent.item}@${sent.square}`) ? sent : null;
  });

  placesOf(hand: Hand | null): ReadonlyMap<Square, string[]> {
    const places = new Map<Square, string[]>();
    if (!hand || !this.shown) return places;
    const first = hand.kind === 'lot' ? [hand.item] : [];
    // This also holds while the screen lags behind: other players' moves must not knock a tile out of the hand.
    const choices = first.length > 0 ? this.#after(hand, first) : this.allowed;
    for (const {token, action} of choices) {
      const square = placeFor(hand, action);
      if (square) places.set(square, [...first, token]);
    }
    return places;
  }

  effectAt(square: Square): Effect | null {
    const tokens = this.places.get(square);
    const after = tokens && this.hand && this.#attempt(this.hand, tokens);
    if (!after || isViolation(after) || !this.own) return null;
    const [seat, insight] = [after.view.seats[this.index], after.insight.seats[this.index]];
    if (!seat || !insight) return null;
    const change = nothing.map((_, line) => (seat.score[line] ?? 0) - (this.own?.score[line] ?? 0)) as Score;
    const last = seat.rights?.at(-1);
    const won = (seat.rights?.length ?? 0) > (this.own.rights?.length ?? 0) && last ? last.limit : 0;
    return {
      square,
      tokens,
      rehearsed: this.rehearses(this.hand),
      undoable: this.#canUndo(after, tokens.length),
      after,
      change,
      points: sum(change),
      wins: won,
      insight,
    };
  }

  /** Whether this can only be tried out, because it is a lot and the player's turn to pick has not come. */
  rehearses(hand: Hand | null): boolean {
    return hand?.kind === 'lot' && !this.offered('pick').some(({action}) => action.item === hand.item);
  }

  /** The position after these actions with the item in the hand, or the clause that forbids them. */
  #attempt(hand: Hand, tokens: readonly string[]): ArtSocietyPosition | Violation | null {
    if (!this.shown) return null;
    return this.rehearses(hand) ? this.engine.rehearse(this.shown, tokens) : this.engine.attempt(this.shown, tokens);
  }

  take(hand: Hand | null): void {
    this.hand = hand;
    this.hover = null;
    this.trial = null;
    this.problem = null;
    this.#sent = null;
    this.#pressed = null;
  }

  /**
   * Does what was pressed too early. Otherwise it puts back what the table no longer allows, and takes what is usually hung next:
   * the painting to be dealt with, or the only piece of decor to choose from. It takes each item only once, so that the player
   * can put it back. Call it in an effect: it depends on the view on the screen.
   */
  keepUp(): void {
    if (!this.shown || !this.current || this.sending) return;
    untrack(() => {
      if (!this.#doPressed()) this.#keepUp();
    });
  }

  /** Whether there was something to do. What is no longer allowed is forgotten. */
  #doPressed(): boolean {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed?.moment !== this.#moment || !shared.has(this.choices, pressed.token)) return false;
    void this.act([pressed.token]);
    return true;
  }

  #keepUp(): void {
    if (this.hand && this.places.size === 0) this.take(null);
    if (this.hover && !this.places.has(this.hover)) this.hover = null;
    if (this.trial) this.trial = this.effectAt(this.trial.square);
    const next = this.#next();
    const offer = next ? [this.shown?.round, this.own?.steps?.length ?? 0, next.kind, next.item].join() : '';
    if (next && !this.hand && offer !== this.#offered) this.take(next);
    this.#offered = offer;
  }

  /** Hangs what is in the hand. If that can't be undone, it is only laid out until `confirm`. */
  async place(square: Square): Promise<void> {
    const effect = this.effectAt(square);
    if (effect?.undoable && !effect.rehearsed) await this.#hang(effect);
    else if (effect) this.lay(square);
  }

  /** Lays out what is in the hand, until `confirm`. A finger does so with everything: it hides what it points at. */
  lay(square: Square): void {
    const effect = this.effectAt(square);
    if (effect) [this.hover, this.trial] = [square, effect];
  }

  async confirm(): Promise<void> {
    if (this.trial && !this.trial.rehearsed) await this.#hang(this.trial);
  }

  /** Does what was offered: now, or as soon as the screen has caught up with the table (see `keepUp`). */
  override async choose({token}: Choice): Promise<void> {
    if (shared.has(this.choices, token)) await this.act([token]);
    else if (!this.sending && shared.has(this.allowed, token)) this.#pressed = {token, moment: this.#moment};
  }

  /** Whether the choice was pressed and waits to be sent. */
  isPressed({token}: Choice): boolean {
    return this.#pressed?.token === token;
  }

  /** Forgets a choice that was pressed and not sent yet. */
  unpress(): void {
    this.#pressed = null;
  }

  async #hang(effect: Effect): Promise<void> {
    if (!this.hand || this.sending) return;
    const tile = {item: this.hand.item, square: effect.square};
    const done = this.act(effect.tokens);
    this.#sent = tile;
    await done;
    if (this.problem) this.#sent = null;
  }

  /** The item that is hung next, if there is only one. */
  #next(): Hand | null {
    if (this.own?.pending && this.of('hang').length > 0) return {kind: 'pending', item: this.own.pending};
    const [piece, ...others] = this.of('piece').map(({action: {item, right}}) => ({item, right}));
    if (!piece || others.some(({item, right}) => item !== piece.item || right !== piece.right)) return null;
    return {kind: 'piece', ...piece};
  }

  #after(hand: Hand, tokens: readonly string[]): Choice[] {
    const position = this.#attempt(hand, tokens);
    return position && !isViolation(position) ? this.choicesIn(position) : [];
  }

  protected read(token: string, {lots}: View): Action | null {
    return readAction(token, lots);
  }

  /** Whether this many steps, done just before, can all be taken back. The turn may have passed on, but they still can. */
  #canUndo(after: ArtSocietyPosition, count: number): boolean {
    const done = (after.view.seats[this.index]?.steps?.length ?? 0) - (this.own?.steps?.length ?? 0);
    return done === count && this.choicesIn(after).some(({action}) => action.kind === 'undo');
  }
}

/** Where an action would hang what is in the hand; null when it is about something else. */
function placeFor(hand: Hand, action: Action): Square | null {
  switch (action.kind) {
    case 'hang':
      return hand.kind === 'lot' || hand.kind === 'pending' ? action.square : null;
    case 'hang-held':
      return hand.kind === 'held' ? action.square : null;
    case 'piece':
      return hand.kind === 'piece' && hand.item === action.item && hand.right === action.right ? action.square : null;
    default:
      return null;
  }
}

/** The table of the components above. */
export const [usePlay, setPlay] = createContext<Play>();
