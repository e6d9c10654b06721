// What passes over the table of Art Society: bids are turned up, paintings fly, and the story is told round by round.
import {createContext, tick} from 'svelte';
import {soundOf} from '$play/story/sounds';
import * as house from '$play/story/stage.svelte';
import {sound} from '$lib/sound';
import type {View} from '../model';
import type {Play} from '../play.svelte';
import {told, type Chapter} from './chronicle';
import {happenings} from './difference';
import {doer, type Happening} from './happening';
import {holdOf, patience, purchaseTime, revealTime} from './pace';
import {announcement, andThen, voiceOf} from './say';
import {sounds} from './sounds';
import {summons} from './summons';

export type Scene = house.Scene<View, Happening>;

/** Moves things over the stage: notes where they are before a scene, and lets them fly to their new places after it. */
export interface Stagehand {
  leave: (scene: Scene) => void;
  /** `speed`: 1, or less when there is much to catch up with */
  arrive: (scene: Scene, speed: number) => void;
}

export type Reveal = Extract<Happening, {kind: 'revealed'}>;
export type Bought = Extract<Happening, {kind: 'bought'}>;

function boughtIn({happenings}: Scene): Bought[] {
  return happenings.filter((one) => one.kind === 'bought');
}

function revealOf({happenings}: Scene): Reveal | undefined {
  return happenings.find((one) => one.kind === 'revealed');
}

export class Stage extends house.Stage<View, Happening, Chapter, Play> {
  protected readonly patience = patience;
  /** the bids that are being revealed */
  reveal = $state.raw<Reveal | null>(null);
  /** what the museum is buying, while it is carried in */
  bought = $state.raw<readonly Bought[]>([]);

  readonly #hands = new Set<Stagehand>();
  /** why the game ends with this round, as far as the newest view tells */
  #ending: string | null = null;
  #revealed: ReturnType<typeof setTimeout> | undefined;
  #carried: ReturnType<typeof setTimeout> | undefined;

  /** Lets somebody move things; returns how to dismiss them. */
  hire(hand: Stagehand): () => void {
    this.#hands.add(hand);
    return () => this.#hands.delete(hand);
  }

  /** Compares the views, and what the engine says about the end of the game. */
  protected compare(before: View | null, after: View): Happening[] {
    const found = happenings(before, after, this.play.catalogue);
    const was = this.#ending;
    this.#ending = this.play.engine.look(after).insight.ending;
    if (!before || after.phase === 'over' || was === this.#ending) return found;
    return [...found, {kind: 'ending', reason: this.#ending}];
  }

  protected readonly doer = doer;

  protected holdOf(all: readonly Happening[], moving: boolean): number {
    return moving ? holdOf(all, this.play.seat) : 0;
  }

  /** Bids are turned up before the table shows what follows from them. They are skipped if newer bids wait already. */
  protected prelude(scene: Scene, _speed: number, later: readonly Scene[]): number {
    this.reveal = later.some(revealOf) ? null : (revealOf(scene) ?? null);
    return revealTime(this.reveal);
  }

  protected perform(scene: Scene, mode: house.Mode, speed: number): void {
    const hands = mode === 'moving' ? [...this.#hands] : [];
    for (const hand of hands) hand.leave(scene);
    this.play.shown = scene.after;
    this.story = told(this.story, scene.happenings, scene.after.round);
    if (hands.length > 0) void tick().then(() => hands.forEach((hand) => hand.arrive(scene, speed)));
    if (mode !== 'jump') sound(soundOf(sounds, scene.happenings));
    if (mode === 'calm') this.#turnUpCalmly(scene);
    else this.clear();
    if (mode === 'moving') this.#openMuseum(boughtIn(scene), speed);
  }

  /** It passes over the table and holds up nobody: often it is the player's own last step that brings it about. */
  #openMuseum(bought: readonly Bought[], speed: number): void {
    if (bought.length === 0) return;
    clearTimeout(this.#carried);
    this.bought = bought;
    this.#carried = setTimeout(() => (this.bought = []), purchaseTime(bought.length) * speed);
  }

  /** If nothing may move, the bids are still shown, but the next scene does not wait for them. */
  #turnUpCalmly(scene: Scene): void {
    if (!revealOf(scene)) return;
    clearTimeout(this.#revealed);
    this.#revealed = setTimeout(() => this.clear(), this.prelude(scene, 1, []));
  }

  protected clear(): void {
    clearTimeout(this.#revealed);
    this.reveal = null;
  }

  protected summons(): house.Summons | null {
    return summons(this.play);
  }

  protected announcement(all: readonly Happening[], call: string): string {
    const unsaid = all.filter((one) => !(call && one.kind === 'turn' && one.seat === this.play.seat));
    return andThen(announcement(unsaid, voiceOf(this.play)), call);
  }
}

export const [useStage, setStage] = createContext<Stage>();
