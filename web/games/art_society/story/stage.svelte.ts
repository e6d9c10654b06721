// The stage between the table and the screen. Views come as fast as the server sends them; here they are shown one after the
// other, each for as long as it takes to see what happened, and told: to the story, to screen readers, to the ears.
import {getContext, setContext, tick} from 'svelte';
import {announce} from '$lib/announce.svelte';
import {mayMove} from '$lib/settings.svelte';
import {sound} from '$lib/sound';
import type {View} from '../model';
import type {Play} from '../play.svelte';
import {told, type Chapter} from './chronicle';
import {happenings} from './difference';
import type {Happening} from './happening';
import {haste, holdOf, revealTime} from './pace';
import {announcement, andThen, voiceOf} from './say';
import {soundOf} from './sounds';
import {summons} from './summons';

/** The step from one view to the next. */
export interface Scene {
  before: View | null;
  after: View;
  happenings: Happening[];
}

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

/** Things move; nothing moves, for the player wants it so; or what was missed is only caught up with. */
type Mode = 'moving' | 'calm' | 'jump';

/** A screen reader gets what belongs together as one message. */
const breath = 150;

export class Stage {
  /** all that happened since the page was opened */
  story = $state.raw<readonly Chapter[]>([]);
  /** the bids that are being revealed */
  reveal = $state.raw<Reveal | null>(null);

  readonly #play: Play;
  readonly #hands = new Set<Stagehand>();
  /** the newest view that has come, shown or not */
  #newest: View | null = null;
  /** why the game ends with this round, as far as the newest view tells */
  #ending: string | null = null;
  #queue: Scene[] = [];
  /** once hurried, it goes on so until all is shown */
  #speed = 1;
  /** the scene whose bids were revealed last */
  #turnedUp: Scene | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  #revealed: ReturnType<typeof setTimeout> | undefined;
  #speech: ReturnType<typeof setTimeout> | undefined;
  #unsaid: Happening[] = [];
  #summoned = '';
  /** the line was broken: what comes next is shown at once */
  #broken = false;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Begins to show what happens at the table. Returns how to stop. */
  follow(): () => void {
    const {link} = this.#play;
    this.#take(link.now.game);
    const deaf = link.onView((game) => this.#take(game));
    const leave = () => {
      if (document.hidden) this.hurry();
    };
    document.addEventListener('visibilitychange', leave);
    const unwatch = $effect.root(() => {
      $effect(() => {
        if (link.now.link !== 'live') this.#broken = true;
      });
      $effect(() => {
        if (this.#play.mine) this.#speakSoon();
      });
    });
    return () => {
      deaf();
      unwatch();
      document.removeEventListener('visibilitychange', leave);
      for (const timer of [this.#next, this.#revealed, this.#speech]) clearTimeout(timer);
    };
  }

  /** Lets somebody move things; returns how to dismiss them. */
  hire(hand: Stagehand): () => void {
    this.#hands.add(hand);
    return () => this.#hands.delete(hand);
  }

  /** Shows at once all that waits. */
  hurry(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#endReveal();
    for (const scene of this.#queue.splice(0)) this.#show(scene, 'jump');
    this.#speakSoon();
  }

  /** Ends the reveal that is being shown. */
  skip(): void {
    this.#endReveal();
    clearTimeout(this.#next);
    this.#run();
  }

  #take(game: unknown): void {
    const after = game as View | null;
    if (!after || after === this.#newest) return;
    const before = this.#newest;
    this.#newest = after;
    this.#queue.push({before, after, happenings: this.#compare(before, after)});
    const atOnce = this.#broken || !before || document.hidden;
    this.#broken = false;
    if (atOnce) this.hurry();
    else if (this.#next === undefined) this.#run();
  }

  /** By the views, and by what the engine says of the end. */
  #compare(before: View | null, after: View): Happening[] {
    const {catalogue} = this.#play;
    const found = happenings(before, after, catalogue);
    const was = this.#ending;
    this.#ending = this.#play.engine.look(after).insight.ending;
    if (!before || after.phase === 'over' || was === this.#ending) return found;
    return [...found, {kind: 'ending', reason: this.#ending}];
  }

  /** Shows scene after scene, until one takes its time. */
  #run(): void {
    this.#next = undefined;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) if (this.#perform(scene)) return;
    this.#speed = 1;
    this.#speakSoon();
  }

  /** Shows a scene, or the bids that come before it; answers whether it takes its time. Where nothing may move nothing does. */
  #perform(scene: Scene): boolean {
    const moving = mayMove();
    if (moving && this.#turnUp(scene)) {
      this.#wait(revealTime(this.reveal));
      return true;
    }
    const own = this.#play.seat;
    const waiting = this.#queue.reduce((sum, {happenings}) => sum + holdOf(happenings, own), 0);
    this.#speed = Math.min(this.#speed, haste(waiting));
    this.#queue.shift();
    this.#show(scene, moving ? 'moving' : 'calm');
    if (moving) this.#wait(holdOf(scene.happenings, own) * this.#speed);
    return moving;
  }

  #wait(time: number): void {
    this.#next = setTimeout(() => this.#run(), time);
  }

  #show(scene: Scene, mode: Mode): void {
    const hands = mode === 'moving' ? [...this.#hands] : [];
    const speed = this.#speed;
    for (const hand of hands) hand.leave(scene);
    this.#play.shown = scene.after;
    this.story = told(this.story, scene.happenings, scene.after.round);
    this.#unsaid.push(...scene.happenings);
    if (hands.length > 0) void tick().then(() => hands.forEach((hand) => hand.arrive(scene, speed)));
    if (mode !== 'jump') sound(soundOf(scene.happenings));
    if (mode === 'calm') this.#turnUpCalmly(scene);
    else this.#endReveal();
  }

  /** Begins to reveal the bids of a scene, before the table shows what follows from them; answers whether there is need to. */
  #turnUp(scene: Scene): boolean {
    const revealed = revealOf(scene);
    // Old bids are of no use to anybody when newer ones wait to be shown.
    const old = this.#queue.some((later) => later !== scene && revealOf(later));
    if (!revealed || old || this.#turnedUp === scene) return false;
    this.#turnedUp = scene;
    this.reveal = revealed;
    return true;
  }

  /** Where nothing may move the bids are shown all the same, but nobody waits for it. */
  #turnUpCalmly(scene: Scene): void {
    if (!this.#turnUp(scene)) return;
    clearTimeout(this.#revealed);
    this.#revealed = setTimeout(() => this.#endReveal(), revealTime(this.reveal));
  }

  #endReveal(): void {
    clearTimeout(this.#revealed);
    this.reveal = null;
  }

  #speakSoon(): void {
    clearTimeout(this.#speech);
    this.#speech = setTimeout(() => this.#speak(), breath);
  }

  /** Says what happened, and what the player is to do now; while the show goes on it waits for the end. */
  #speak(): void {
    if (this.#next !== undefined) return;
    const call = summons(this.#play);
    const news = call && call.key !== this.#summoned ? call : null;
    if (call) this.#summoned = call.key;
    if (news?.aloud) sound('turn');
    const own = this.#play.seat;
    const unsaid = this.#unsaid.splice(0).filter((one) => !(news && one.kind === 'turn' && one.seat === own));
    announce(andThen(announcement(unsaid, voiceOf(this.#play)), news?.text ?? ''));
  }
}

const key = Symbol('stage');

export function setStage(stage: Stage): void {
  setContext(key, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(key);
}
