// The stage between the table and the screen. Views come as fast as the server sends them. The stage shows them one after the
// other, each for as long as people need to see what happened, and tells it to the story, to screen readers and by sounds. Each
// game says what happened, how long that takes and how it is told; this class keeps the order.
import {announce} from '$lib/announce.svelte';
import {mayMove, settings} from '$lib/settings.svelte';
import type {Seat} from '$generated/messages';
import {t} from '$lib/i18n.svelte';
import {sound} from '$lib/sound';
import type {TableLink} from '$lib/table';
import {keepStory, keptStory} from './kept';

/** The step from one view to the next. */
export interface Scene<View, Happening> {
  before: View | null;
  after: View;
  happenings: readonly Happening[];
}

/** moving: things move; calm: the player wants no movement; jump: the screen catches up at once. */
export type Mode = 'moving' | 'calm' | 'jump';

/** The part of a game's Play that the stage needs. */
interface Held<View> {
  readonly link: TableLink;
  readonly seats: readonly Seat[];
  /** whether the table waits for the player */
  readonly mine: boolean;
  shown: View | null;
}

/** What the table wants of the player. */
export interface Summons {
  /** stays the same as long as the same thing is wanted */
  key: string;
  /** the sentence of the banner */
  task: string;
  /** whether a sound may call the player, because others have acted in between */
  aloud: boolean;
}

/** How much longer or shorter things are shown; the player chooses it. */
const paces = {slow: 1.7, usual: 1, quick: 0.4};

/** What happens within this time reaches a screen reader as one message, in ms. */
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
  /** once below 1, it stays there until everything is shown */
  #speed = 1;
  /** the scene whose prelude was shown last */
  #introduced: Scene<View, Happening> | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  #speech: ReturnType<typeof setTimeout> | undefined;
  #unsaid: Happening[] = [];
  /** the key of the latest summons */
  #summoned = '';
  /** the line was broken, so the next view is shown at once */
  #broken = false;

  constructor(play: Play) {
    this.play = play;
  }

  /** The most that the screen may lag behind the table, without preludes, in ms. */
  protected abstract readonly patience: number;
  protected abstract compare(before: View | null, after: View): Happening[];
  /** The seat that did it; null when nobody did. */
  protected abstract doer(happening: Happening): Seat | null;
  /** How long people need to see what happened, in ms. If nothing may move it is less, but what must be seen is still shown. */
  protected abstract holdOf(happenings: readonly Happening[], moving: boolean): number;
  /**
   * Begins what people should see before the table changes. Answers how long it takes, in ms; 0 if there is nothing. `speed` is
   * 1, or less if there is much to catch up with.
   */
  protected abstract prelude(
    scene: Scene<View, Happening>,
    speed: number,
    later: readonly Scene<View, Happening>[],
  ): number;
  /** Shows the view after a scene, with movements and sounds. */
  protected abstract perform(scene: Scene<View, Happening>, mode: Mode, speed: number): void;
  /** Removes what is shown only for a moment. */
  protected abstract clear(): void;
  /** What the table wants of the player. Called only while the table waits for them. */
  protected abstract summons(): Summons | null;
  /** What happened, and what the player is to do now (empty if that was said before), as one message. */
  protected abstract announcement(happenings: readonly Happening[], call: string): string;

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

  /** Shows everything that waits at once. */
  hurry(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.clear();
    for (const scene of this.#queue.splice(0)) this.#show(scene, 'jump');
    this.#rest();
  }

  /** Goes on to the next scene without waiting for the end of this one. */
  skip(): void {
    this.clear();
    clearTimeout(this.#next);
    this.#run();
  }

  /** Continues the story that this tab has kept. What happened since then is shown at once. */
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
    // A player who acts need not see the end of the scene before.
    const seen = this.#queue.length === 0 && happenings.some((one) => this.#isOwn(one));
    this.#queue.push({before, after, happenings});
    const atOnce = this.#broken || !before || document.hidden;
    this.#broken = false;
    if (atOnce) this.hurry();
    else if (seen || this.#next === undefined) {
      clearTimeout(this.#next);
      this.#run();
    }
  }

  /** Shows scene after scene, until one takes some time. */
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

  /** Everything is shown. */
  #rest(): void {
    this.#speed = 1;
    this.behind = 0;
    this.#speakSoon();
  }

  /** Shows a scene or its prelude. Answers how long that takes; null if nothing moves, so that the next scene follows at once. */
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

  #isOwn(happening: Happening): boolean {
    const doer = this.doer(happening);
    return doer !== null && this.play.seats.includes(doer);
  }

  /** Speaks only when all scenes are over. */
  #speak(): void {
    if (this.#next === undefined) announce(this.announcement(this.#unsaid.splice(0), this.#call()));
  }

  /** What the table wants of the player, once for each thing that it wants. */
  #call(): string {
    const call = this.play.mine ? this.summons() : null;
    if (!call || call.key === this.#summoned) return '';
    this.#summoned = call.key;
    if (call.aloud) sound('turn');
    return `${t('table-your-move')}: ${call.task}`;
  }
}
