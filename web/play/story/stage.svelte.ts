// The stage between the table and the screen. Views come as fast as the server sends them; here they are shown one after the
// other, each for as long as it takes to see what happened, and told: to the story, to screen readers, to the ears. What
// happens, how long it takes and how it is said is the game's own; this is the order of it.
import {announce} from '$lib/announce.svelte';
import {mayMove, settings} from '$lib/settings.svelte';
import type {TableLink} from '$lib/table';
import {keepStory, keptStory} from './kept';

/** The step from one view to the next. */
export interface Scene<View, Happening> {
  before: View | null;
  after: View;
  happenings: readonly Happening[];
}

/** Things move; nothing moves, for the player wants it so; or what was missed is only caught up with. */
export type Mode = 'moving' | 'calm' | 'jump';

/** The table as its player holds it, as far as the stage is concerned. */
interface Held<View> {
  readonly link: TableLink;
  /** whether the table waits for the player */
  readonly mine: boolean;
  shown: View | null;
}

/** By how much longer or shorter things are shown, as the player likes it. */
const paces = {slow: 1.7, usual: 1, quick: 0.4};

/** A screen reader gets what belongs together as one message. */
const breath = 150;

export abstract class Stage<View extends object, Happening, Told, Play extends Held<View>> {
  /** all that happened, as far as this tab has seen it */
  story = $state.raw<readonly Told[]>([]);
  /** how much is still to be shown, in ms */
  behind = $state(0);

  protected readonly play: Play;
  /** the newest view that has come, shown or not */
  #newest: View | null = null;
  #queue: Scene<View, Happening>[] = [];
  /** once hurried, it goes on so until all is shown */
  #speed = 1;
  /** the scene whose prelude was shown last */
  #introduced: Scene<View, Happening> | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  #speech: ReturnType<typeof setTimeout> | undefined;
  #unsaid: Happening[] = [];
  /** the line was broken: what comes next is shown at once */
  #broken = false;

  constructor(play: Play) {
    this.play = play;
  }

  /** The most that the screen may lag behind the table, preludes apart, in ms. */
  protected abstract readonly patience: number;
  protected abstract compare(before: View | null, after: View): Happening[];
  /** Whether the player did it. */
  protected abstract isOwn(happenings: readonly Happening[]): boolean;
  /** How long eyes need for what happened, in ms; less where nothing moves, but what must be seen is shown there too. */
  protected abstract holdOf(happenings: readonly Happening[], moving: boolean): number;
  /**
   * Begins what is to be seen before the table changes; answers how long it takes, in ms. 0: there is nothing. `speed` is 1, or
   * less when there is much to catch up with.
   */
  protected abstract prelude(
    scene: Scene<View, Happening>,
    speed: number,
    later: readonly Scene<View, Happening>[],
  ): number;
  /** Puts a scene on the table, with all that belongs to it. */
  protected abstract perform(scene: Scene<View, Happening>, mode: Mode, speed: number): void;
  /** Takes away what is shown for a moment. */
  protected abstract clear(): void;
  /** What happened, and what the player is to do now, as one message. */
  protected abstract announcement(happenings: readonly Happening[]): string;

  /** Begins to show what happens at the table. Returns how to stop. */
  follow(): () => void {
    const {link} = this.play;
    this.#recall();
    this.#take(link.now.game);
    const deaf = link.onView((game) => this.#take(game));
    const leave = () => {
      if (document.hidden) this.hurry();
    };
    const remember = () => this.#remember();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', remember);
    const unwatch = $effect.root(() => {
      $effect(() => {
        if (link.now.link !== 'live') this.#broken = true;
      });
      $effect(() => {
        if (this.play.mine) this.#speakSoon();
      });
    });
    return () => {
      deaf();
      unwatch();
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', remember);
      this.hurry();
      clearTimeout(this.#speech);
      remember();
    };
  }

  /** Shows at once all that waits. */
  hurry(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.clear();
    for (const scene of this.#queue.splice(0)) this.#show(scene, 'jump');
    this.#rest();
  }

  /** Goes on to what comes next, without waiting for the end of this. */
  skip(): void {
    this.clear();
    clearTimeout(this.#next);
    this.#run();
  }

  /** Goes on from where this tab has been; what happened since is told at once. */
  #recall(): void {
    const {match, now} = this.play.link;
    const kept = now.game ? keptStory<View, Told>(match, now.seat) : null;
    if (!kept) return;
    this.story = kept.story;
    this.#newest = kept.view;
    this.#broken = true;
  }

  #remember(): void {
    const {match, now} = this.play.link;
    if (this.#newest) keepStory({match, seat: now.seat, view: this.#newest, story: this.story});
  }

  #take(game: unknown): void {
    const after = game as View | null;
    if (!after || after === this.#newest) return;
    const before = this.#newest;
    this.#newest = after;
    const happenings = this.compare(before, after);
    // Who acts has seen enough of what was before.
    const seen = this.#queue.length === 0 && this.isOwn(happenings);
    this.#queue.push({before, after, happenings});
    const atOnce = this.#broken || !before || document.hidden;
    this.#broken = false;
    if (atOnce) this.hurry();
    else if (seen || this.#next === undefined) {
      clearTimeout(this.#next);
      this.#run();
    }
  }

  /** Shows scene after scene, until one takes its time. */
  #run(): void {
    this.#next = undefined;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      const time = this.#step(scene);
      if (time === null) continue;
      this.#next = setTimeout(() => this.#run(), time);
      return;
    }
    this.#rest();
  }

  /** All is shown. */
  #rest(): void {
    this.#speed = 1;
    this.behind = 0;
    this.#speakSoon();
  }

  /** Shows a scene, or what comes before it; answers how long that takes. Null: nothing moves, so nobody waits. */
  #step(scene: Scene<View, Happening>): number | null {
    const moving = mayMove();
    const hold = ({happenings}: Scene<View, Happening>) => this.holdOf(happenings, moving) * paces[settings.pace];
    const waiting = this.#queue.reduce((sum, one) => sum + hold(one), 0);
    this.#speed = Math.min(this.#speed, (this.patience * paces[settings.pace]) / Math.max(waiting, 1));
    this.behind = waiting * this.#speed;
    const prelude = moving ? this.#introduce(scene) : 0;
    if (prelude > 0) return prelude;
    this.#queue.shift();
    this.#show(scene, moving ? 'moving' : 'calm');
    return moving || hold(scene) > 0 ? hold(scene) * this.#speed : null;
  }

  #introduce(scene: Scene<View, Happening>): number {
    if (this.#introduced === scene) return 0;
    this.#introduced = scene;
    return this.prelude(scene, this.#speed, this.#queue.slice(1));
  }

  #show(scene: Scene<View, Happening>, mode: Mode): void {
    this.perform(scene, mode, this.#speed);
    this.#unsaid.push(...scene.happenings);
  }

  #speakSoon(): void {
    clearTimeout(this.#speech);
    this.#speech = setTimeout(() => this.#speak(), breath);
  }

  /** While the show goes on it waits for the end. */
  #speak(): void {
    if (this.#next === undefined) announce(this.announcement(this.#unsaid.splice(0)));
  }
}
