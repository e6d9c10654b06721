// The table of Art Society as its player holds it: the view that is shown, what may be done, what is in the hand, and what it
// would bring where it hovers. It draws nothing; components read it and call it. All judgement comes from the engine.
import {getContext, setContext, untrack} from 'svelte';
import {isViolation, type Violation} from '$lib/engine';
import type {Problem, TableLink} from '$lib/table';
import type {Seat} from '$generated/messages';
import type {
  ArtSocietyEngine,
  ArtSocietyPosition,
  Catalogue,
  Item,
  Score,
  SeatInsight,
  SeatView,
  Square,
  View,
} from './model';
import {readAction, type Action, type Tile} from './notation';

/** What the player holds over the own wall. */
export type Hand =
  /** a lot, tried out before it is picked */
  | {kind: 'lot'; item: Item}
  /** the painting to be dealt with */
  | {kind: 'pending'; item: Item}
  /** the assistant's item */
  | {kind: 'held'; item: Item}
  /** a piece of decor, for the first or second right */
  | {kind: 'piece'; item: Item; right: 1 | 2};

export interface Choice {
  token: string;
  action: Action;
  /** whether it can be taken back right afterwards */
  undoable: boolean;
}

export type ChoiceOf<K extends Action['kind']> = Choice & {action: Extract<Action, {kind: K}>};

/** What a hanging would bring. */
export interface Effect {
  square: Square;
  tokens: string[];
  /** tried out although it is not the own turn: it can't be done */
  rehearsed: boolean;
  /** whether all of it can be undone */
  undoable: boolean;
  after: ArtSocietyPosition;
  /** by line of the score, and altogether */
  change: Score;
  points: number;
  /** shields of decor it wins; 0: none */
  wins: number;
  /** as the engine sees the own seat afterwards */
  insight: SeatInsight;
}

const nothing: Score = [0, 0, 0, 0, 0, 0];
const sum = (score: readonly number[]) => score.reduce((a, b) => a + b, 0);
export const total = (seat: SeatView): number => sum(seat.score);

export class Play {
  readonly link: TableLink;
  readonly engine: ArtSocietyEngine;

  /** The view on the screen; it follows the table, at the pace of the animations (see stage.svelte.ts). */
  shown = $state.raw<View | null>(null);
  hand = $state.raw<Hand | null>(null);
  /** Where the hand hovers; always a legal place, or null. */
  hover = $state.raw<Square | null>(null);
  /** A hanging that can't be undone waits here for a second yes. */
  trial = $state.raw<Effect | null>(null);
  /** The last thing that was refused. */
  problem = $state.raw<Problem | null>(null);
  sending = $state(false);
  /** What was pressed before it could be done, and the moment in which that was. */
  #pressed = $state.raw<{token: string; moment: string} | null>(null);
  /** What was hung and is on its way to the table. */
  #sent = $state.raw<Tile | null>(null);
  /** What `keepUp` put into the hand last. */
  #offered = '';

  readonly seat: Seat | null = $derived.by(() => this.link.now.seat);
  /** of the own seat in view.seats; -1 for a spectator */
  readonly index: number = $derived.by(() => (this.seat ? this.seat.charCodeAt(0) - 65 : -1));

  constructor(link: TableLink, engine: ArtSocietyEngine) {
    this.link = link;
    this.engine = engine;
  }

  get catalogue(): Catalogue {
    return this.engine.catalogue;
  }

  readonly position = $derived.by(() => (this.shown ? this.engine.look(this.shown) : null));

  /** The own seat, unless one only looks on. */
  readonly own: SeatView | null = $derived(this.shown?.seats[this.index] ?? null);

  /** Whether the screen shows what is true now; before that nothing can be done. */
  readonly current: boolean = $derived.by(
    () => this.shown !== null && this.shown === this.link.now.game && this.link.now.link === 'live',
  );

  /** What the view on the screen allows, also while nothing can be done because the table moves. */
  readonly #allowed: Choice[] = $derived.by(() => (this.position ? this.#read(this.position) : []));

  /** What can be done now. */
  readonly choices: Choice[] = $derived(this.current && !this.sending ? this.#allowed : []);

  /** The kinds of what the view on the screen allows. */
  readonly kinds: ReadonlySet<Action['kind']> = $derived(new Set(this.#allowed.map(({action}) => action.kind)));

  /** Another one with every step of the own seat: what was pressed in one is not meant in the next. */
  readonly #moment: string = $derived.by(() => {
    const {round, phase, lots} = this.shown ?? {};
    return [round, phase, lots?.length, this.own?.steps?.length].join();
  });

  /** Whether the table waits for the own seat. */
  readonly mine = $derived(this.choices.some(({action}) => action.kind !== 'undo' && action.kind !== 'wait'));

  /** Choices of a kind. */
  of<K extends Action['kind']>(kind: K): ChoiceOf<K>[] {
    return ofKind(this.choices, kind);
  }

  /** What is to be shown as choices of a kind: it stays on the screen while the table moves. `choose` is for doing one. */
  offered<K extends Action['kind']>(kind: K): ChoiceOf<K>[] {
    return ofKind(this.#allowed, kind);
  }

  /** Legal places of what is in the hand, and the tokens that bring it there. */
  readonly places: ReadonlyMap<Square, string[]> = $derived.by(() => this.placesOf(this.hand));

  /** What hanging it at the place under the hand would bring. */
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
    // Also while the screen lags behind: what others do meanwhile must not knock a tile out of the hand.
    const choices = first.length > 0 ? this.#after(hand, first) : this.#allowed;
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

  /** Whether this can only be tried out: it is a lot, and the own turn to pick has not come. */
  rehearses(hand: Hand | null): boolean {
    return hand?.kind === 'lot' && !this.offered('pick').some(({action}) => action.item === hand.item);
  }

  /** What would be after these actions with what is in the hand; the clause if they are not allowed. */
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
   * Does what was pressed too early. Else lets go of what the table no longer allows, and takes up what is naturally hung next:
   * the painting to be dealt with, or the only piece of decor there is to choose. Once each, so that what was put back stays
   * there. To be called in an effect: it depends on the view on the screen.
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
    if (pressed?.moment !== this.#moment || !has(this.choices, pressed.token)) return false;
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

  /** Hangs what is in the hand. What can't be undone is only laid out, until `confirm`. */
  async place(square: Square): Promise<void> {
    const effect = this.effectAt(square);
    if (!effect) return;
    if (effect.undoable && !effect.rehearsed) {
      await this.#hang(effect);
    } else {
      this.hover = square;
      this.trial = effect;
    }
  }

  async confirm(): Promise<void> {
    if (this.trial && !this.trial.rehearsed) await this.#hang(this.trial);
  }

  /** Does what was offered: now, or as soon as the screen has caught up with the table (see `keepUp`). */
  async choose({token}: Choice): Promise<void> {
    if (has(this.choices, token)) await this.act([token]);
    else if (!this.sending && has(this.#allowed, token)) this.#pressed = {token, moment: this.#moment};
  }

  /** Whether it was pressed and waits to be done. */
  isPressed({token}: Choice): boolean {
    return this.#pressed?.token === token;
  }

  /** Forgets what was pressed and is not done yet. */
  unpress(): void {
    this.#pressed = null;
  }

  /** Does them one after another; stops at the first that is refused. */
  async act(tokens: readonly string[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.take(null);
    for (const token of tokens) {
      const answer = await this.link.act(token);
      if (answer.done) continue;
      this.problem = answer.problem;
      break;
    }
    this.sending = false;
  }

  async #hang(effect: Effect): Promise<void> {
    if (!this.hand || this.sending) return;
    const tile = {item: this.hand.item, square: effect.square};
    const done = this.act(effect.tokens);
    this.#sent = tile;
    await done;
    if (this.problem) this.#sent = null;
  }

  /** What is hung next, if there is no choice of what. */
  #next(): Hand | null {
    if (this.own?.pending && this.of('hang').length > 0) return {kind: 'pending', item: this.own.pending};
    const [piece, ...others] = this.of('piece').map(({action: {item, right}}) => ({item, right}));
    if (!piece || others.some(({item, right}) => item !== piece.item || right !== piece.right)) return null;
    return {kind: 'piece', ...piece};
  }

  #after(hand: Hand, tokens: readonly string[]): Choice[] {
    const position = this.#attempt(hand, tokens);
    return position && !isViolation(position) ? this.#read(position) : [];
  }

  #read({view, choices}: ArtSocietyPosition): Choice[] {
    const read = (undoable: boolean) => (token: string) => {
      const action = readAction(token, view.lots);
      return action ? [{token, action, undoable}] : [];
    };
    return [...choices.undoable.flatMap(read(true)), ...choices.final.flatMap(read(false))];
  }

  /** Whether this many steps, done just before, can all be taken back. The turn may have passed on, but they still can. */
  #canUndo(after: ArtSocietyPosition, count: number): boolean {
    const done = (after.view.seats[this.index]?.steps?.length ?? 0) - (this.own?.steps?.length ?? 0);
    return done === count && this.#read(after).some(({action}) => action.kind === 'undo');
  }
}

function has(choices: readonly Choice[], token: string): boolean {
  return choices.some((choice) => choice.token === token);
}

function ofKind<K extends Action['kind']>(choices: readonly Choice[], kind: K): ChoiceOf<K>[] {
  return choices.filter((choice): choice is ChoiceOf<K> => choice.action.kind === kind);
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

const key = Symbol('play');

export function setPlay(play: Play): void {
  setContext(key, play);
}

/** The table of the components above. */
export function usePlay(): Play {
  return getContext<Play>(key);
}
