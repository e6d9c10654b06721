// The table from the side of its player: the view on the screen, what the rules allow in it, and how to do it. It draws
// nothing; components read it and call it. Only the engine judges. A game adds what the player can take into the hand.
import type {Seat} from '$generated/messages';
import type {GameEngine, Position} from '$lib/engine';
import {indexOf} from '$lib/seats';
import type {Problem, TableLink} from '$lib/table';
import {withText} from './notation';

export interface Choice<Action> {
  token: string;
  action: Action;
  /** whether it can be taken back right afterwards */
  undoable: boolean;
}

export type ChoiceOf<Action, Kind> = Choice<Extract<Action, {kind: Kind}>>;

export abstract class GamePlay<View extends {viewer: Seat | null}, Insight, Catalogue, Action extends {kind: string}> {
  readonly link: TableLink;
  readonly engine: GameEngine<View, Insight, Catalogue>;

  /** The view on the screen. It follows the table at the pace of the animations (play/story/stage.svelte.ts). */
  shown = $state.raw<View | null>(null);
  /** The last thing that was refused. */
  problem = $state.raw<Problem | null>(null);
  sending = $state(false);

  constructor(link: TableLink, engine: GameEngine<View, Insight, Catalogue>) {
    this.link = link;
    this.engine = engine;
  }

  /** Reads a token; null for an action that is not offered. */
  protected abstract read(token: string, view: View): Action | null;
  /** Puts back what is in the hand. */
  abstract take(nothing: null): void;
  /** Whose turn it is, even if the table waits for somebody else. A player with several seats then acts from this one. */
  protected atTurn?(view: View): Seat | null;

  get catalogue(): Catalogue {
    return this.engine.catalogue;
  }

  /** All own seats; none for a spectator. */
  readonly seats: readonly Seat[] = $derived.by(() => this.link.now.seats);

  readonly #seen: Position<View, Insight> | null = $derived.by(() =>
    this.shown ? this.engine.look(this.shown) : null,
  );

  /** The seats for which the table waits. */
  readonly awaited: readonly Seat[] = $derived.by(() => this.#seen?.awaited ?? []);

  /** The own seat that is awaited, else the own seat whose turn it is, else the first one. */
  readonly seat: Seat | null = $derived.by(() => {
    const turn = this.shown && this.atTurn?.(this.shown);
    const own = this.seats.find((seat) => this.awaited.includes(seat)) ?? this.seats.find((seat) => seat === turn);
    return own ?? this.seats[0] ?? null;
  });

  /** The number of that seat, from 0; -1 for a spectator. */
  readonly index: number = $derived.by(() => (this.seat ? indexOf(this.seat) : -1));

  /** The position as that seat sees it. The views of a person's several seats differ in the viewer alone. */
  readonly position: Position<View, Insight> | null = $derived.by(() =>
    this.shown && this.seats.length > 1 ? this.engine.look({...this.shown, viewer: this.seat}) : this.#seen,
  );

  readonly insight: Insight | undefined = $derived.by(() => this.position?.insight);

  /** Whether the table waits for the player. */
  readonly mine: boolean = $derived.by(() => this.seat !== null && this.awaited.includes(this.seat));

  /** Whether the screen shows the newest view and the line is live. Until then nothing can be done. */
  readonly current: boolean = $derived.by(
    () => this.shown !== null && this.shown === this.link.now.game && this.link.now.link === 'live',
  );

  /** What the view on the screen allows, even while the screen lags behind and nothing can be done. */
  protected readonly allowed: Choice<Action>[] = $derived.by(() =>
    this.position ? this.choicesIn(this.position) : [],
  );

  /** What can be done now. */
  readonly choices: Choice<Action>[] = $derived.by(() => (this.current && !this.sending ? this.allowed : []));

  /** The kinds of what the view on the screen allows. */
  readonly kinds: ReadonlySet<Action['kind']> = $derived.by(() => new Set(this.allowed.map(({action}) => action.kind)));

  /** The choices of a kind that are shown. */
  offered<Kind extends Action['kind']>(kind: Kind): ChoiceOf<Action, Kind>[] {
    return ofKind(this.allowed, kind);
  }

  /** Does what was offered, unless it can't be done at this moment. An open action needs its text. */
  async choose(choice: Choice<Action> | undefined, text?: string): Promise<void> {
    if (!choice || !has(this.choices, choice.token)) return;
    await this.act([text === undefined ? choice.token : withText(choice.token, text)]);
  }

  /** Does these one after another, and stops at the first that is refused. */
  async act(tokens: readonly string[]): Promise<void> {
    if (this.sending) return;
    const seat = this.seats.length > 1 ? (this.seat ?? undefined) : undefined;
    this.sending = true;
    this.take(null);
    for (const token of tokens) {
      const answer = await this.link.act(token, seat);
      if (answer.done) continue;
      this.problem = answer.problem;
      break;
    }
    this.sending = false;
  }

  protected choicesIn({view, choices}: Position<View, Insight>): Choice<Action>[] {
    const read = (undoable: boolean) => (token: string) => {
      const action = this.read(token, view);
      return action ? [{token, action, undoable}] : [];
    };
    return [...choices.undoable.flatMap(read(true)), ...choices.final.flatMap(read(false))];
  }
}

export function has(choices: readonly Choice<unknown>[], token: string): boolean {
  return choices.some((choice) => choice.token === token);
}

export function ofKind<Action extends {kind: string}, Kind extends Action['kind']>(
  choices: readonly Choice<Action>[],
  kind: Kind,
): ChoiceOf<Action, Kind>[] {
  return choices.filter((choice): choice is ChoiceOf<Action, Kind> => choice.action.kind === kind);
}
