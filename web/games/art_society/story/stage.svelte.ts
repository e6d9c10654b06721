// What passes over the table of Art Society: bids are turned up, paintings fly, and the story is told round by round.
import {getContext, setContext, tick} from 'svelte';
import * as house from '$play/story/stage.svelte';
import {sound} from '$lib/sound';
import type {View} from '../model';
import type {Play} from '../play.svelte';
import {told, type Chapter} from './chronicle';
import {happenings} from './difference';
import {doer, type Happening} from './happening';
import {holdOf, patience, revealTime} from './pace';
import {announcement, andThen, voiceOf} from './say';
import {soundOf} from './sounds';
import {summons} from './summons';

export type Scene = house.Scene<View, Happening>;

/** Somebody who moves things over the stage: looks where they are before a scene, and carries them after it. */
export interface Stagehand {
  leave: (scene: Scene) => void;
  /** `speed`: 1, or less when there is much to catch up with */
  arrive: (scene: Scene, speed: number) => void;
}

export type Reveal = Extract<Happening, {kind: 'revealed'}>;

function revealOf({happenings}: Scene): Reveal | undefined {
  return happenings.find((one) => one.kind === 'revealed');
}

export class Stage extends house.Stage<View, Happening, Chapter, Play> {
  protected readonly patience = patience;
  /** the bids that are being revealed */
  reveal = $state.raw<Reveal | null>(null);

  readonly #hands = new Set<Stagehand>();
  /** why the game ends with this round, as far as the newest view tells */
  #ending: string | null = null;
  #revealed: ReturnType<typeof setTimeout> | undefined;
  #summoned = '';

  /** Lets somebody move things; returns how to dismiss them. */
  hire(hand: Stagehand): () => void {
    this.#hands.add(hand);
    return () => this.#hands.delete(hand);
  }

  /** By the views, and by what the engine says of the end. */
  protected compare(before: View | null, after: View): Happening[] {
    const found = happenings(before, after, this.play.catalogue);
    const was = this.#ending;
    this.#ending = this.play.engine.look(after).insight.ending;
    if (!before || after.phase === 'over' || was === this.#ending) return found;
    return [...found, {kind: 'ending', reason: this.#ending}];
  }

  protected isOwn(all: readonly Happening[]): boolean {
    const own = this.play.seat;
    return own !== null && all.some((one) => doer(one) === own);
  }

  protected holdOf(all: readonly Happening[], moving: boolean): number {
    return moving ? holdOf(all, this.play.seat) : 0;
  }

  /** Bids are turned up before the table shows what follows from them. Old ones are of no use when newer ones wait. */
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
    if (mode !== 'jump') sound(soundOf(scene.happenings));
    if (mode === 'calm') this.#turnUpCalmly(scene);
    else this.clear();
  }

  /** Where nothing may move the bids are shown all the same, but nobody waits for it. */
  #turnUpCalmly(scene: Scene): void {
    if (!revealOf(scene)) return;
    clearTimeout(this.#revealed);
    this.#revealed = setTimeout(() => this.clear(), this.prelude(scene, 1, []));
  }

  protected clear(): void {
    clearTimeout(this.#revealed);
    this.reveal = null;
  }

  protected announcement(all: readonly Happening[]): string {
    const call = summons(this.play);
    const news = call && call.key !== this.#summoned ? call : null;
    if (call) this.#summoned = call.key;
    if (news?.aloud) sound('turn');
    const own = this.play.seat;
    const unsaid = all.filter((one) => !(news && one.kind === 'turn' && one.seat === own));
    return andThen(announcement(unsaid, voiceOf(this.play)), news?.text ?? '');
  }
}

const key = Symbol('stage');

export function setStage(stage: Stage): void {
  setContext(key, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(key);
}
