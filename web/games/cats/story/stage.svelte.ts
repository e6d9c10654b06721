// The stage between the table and the screen. Views come as fast as the server sends them; here they are shown one after the
// other, each for as long as it takes to see what happened, and told: to the story, to screen readers, to the ears.
import {getContext, setContext} from 'svelte';
import {announce} from '$lib/announce.svelte';
import {t} from '$lib/i18n.svelte';
import {mayMove} from '$lib/settings.svelte';
import {sound} from '$lib/sound';
import type {View} from '../model';
import {nameOf} from '../names';
import {headline} from '../panels/headline';
import type {Play} from '../play.svelte';
import {taskOf} from '../status';
import {happenings} from './difference';
import type {Happening, Of} from './happening';
import {glimpseTime, haste, holdOf} from './pace';
import {announcement} from './say';
import {soundOf} from './sounds';

interface Scene {
  after: View;
  happenings: Happening[];
}

export interface Entry {
  /** rising within the game */
  id: number;
  happening: Happening;
}

/** A trap or an event, shown large for a moment. */
export type Show = Of<'trap'> | Of<'event'>;

/** A screen reader gets what belongs together as one message. */
const breath = 150;
/** How long a trap or an event is shown large, in ms. */
const showTime = 2200;

export class Stage {
  /** all that happened since the page was opened */
  story = $state.raw<readonly Entry[]>([]);
  /** what is shown large, and what comes after it */
  shows = $state.raw<readonly Show[]>([]);
  /** the cards of a painting that became clean as they were turned up: no view ever shows them */
  glimpse = $state.raw<Of<'cleaned'> | null>(null);

  readonly #play: Play;
  #newest: View | null = null;
  #queue: Scene[] = [];
  #speed = 1;
  #glimpsed: Scene | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  #ending: ReturnType<typeof setTimeout> | undefined;
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
      for (const timer of [this.#next, this.#ending, this.#speech]) clearTimeout(timer);
    };
  }

  /** Shows at once all that waits. */
  hurry(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#dismiss();
    for (const scene of this.#queue.splice(0)) this.#set(scene);
    this.#speakSoon();
  }

  /** Takes away what is shown large. */
  #dismiss(): void {
    clearTimeout(this.#ending);
    this.shows = [];
    this.glimpse = null;
  }

  #take(game: unknown): void {
    const after = game as View | null;
    if (!after || after === this.#newest) return;
    const before = this.#newest;
    this.#newest = after;
    this.#queue.push({after, happenings: happenings(before, after)});
    const atOnce = this.#broken || !before || document.hidden;
    this.#broken = false;
    if (atOnce) this.hurry();
    else if (this.#next === undefined) this.#run();
  }

  /** Shows scene after scene, until one takes its time. */
  #run(): void {
    this.#next = undefined;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) if (this.#perform(scene)) return;
    this.#speed = 1;
    this.#speakSoon();
  }

  /** Shows a scene, or the cards that come before it; answers whether it takes its time. */
  #perform(scene: Scene): boolean {
    const moving = mayMove();
    const own = this.#play.seats;
    const waiting = this.#queue.reduce((sum, one) => sum + holdOf(one.happenings, own), 0);
    this.#speed = Math.min(this.#speed, haste(waiting));
    if (moving && this.#peek(scene)) {
      this.#wait(glimpseTime * this.#speed);
      return true;
    }
    this.#queue.shift();
    this.glimpse = null;
    this.#set(scene);
    sound(soundOf(scene.happenings));
    this.#showLarge(scene.happenings);
    const hold = moving ? holdOf(scene.happenings, own) * this.#speed : 0;
    if (hold > 0) this.#wait(hold);
    return hold > 0;
  }

  #wait(time: number): void {
    this.#next = setTimeout(() => this.#run(), time);
  }

  #set({after, happenings}: Scene): void {
    this.#play.shown = after;
    const last = this.story.at(-1)?.id ?? 0;
    const told = happenings.filter(({kind}) => kind !== 'turn');
    this.story = [...this.story, ...told.map((happening, at) => ({id: last + 1 + at, happening}))];
    this.#unsaid.push(...happenings);
  }

  /** Turns up the cards of a painting that is clean at once; answers whether there are any. */
  #peek(scene: Scene): boolean {
    const clean = scene.happenings.find((one) => one.kind === 'cleaned' && one.cards !== '');
    if (clean?.kind !== 'cleaned' || this.#glimpsed === scene) return false;
    this.#glimpsed = scene;
    this.glimpse = clean;
    return true;
  }

  /** It goes by itself, and nobody has to wait for it. */
  #showLarge(all: readonly Happening[]): void {
    const found = all.filter((one) => one.kind === 'trap' || one.kind === 'event');
    if (found.length === 0) return;
    const idle = this.shows.length === 0;
    // Whoever plays fast has not to sit through all that came meanwhile: after the one on show come the newest.
    this.shows = [...this.shows.slice(0, 1), ...found];
    if (idle) this.#ending = setTimeout(() => this.next(), showTime);
  }

  /** Goes on to what is to be shown large after this. */
  next(): void {
    clearTimeout(this.#ending);
    this.shows = this.shows.slice(1);
    if (this.shows.length > 0) this.#ending = setTimeout(() => this.next(), showTime);
  }

  #speakSoon(): void {
    clearTimeout(this.#speech);
    this.#speech = setTimeout(() => this.#speak(), breath);
  }

  /** Says what happened, and what the player is to do now; while the show goes on it waits for the end. */
  #speak(): void {
    if (this.#next !== undefined) return;
    const call = this.#summons();
    const told = announcement(this.#unsaid.splice(0), (seat) => nameOf(this.#play, seat));
    if (call) sound('turn');
    announce([told, call].filter(Boolean).join(' '));
  }

  /** What the table wants of the player, once for each thing that it wants. */
  #summons(): string {
    const {shown, mine, seat} = this.#play;
    if (!shown || !mine) return '';
    const key = [shown.round, taskOf(shown), seat, shown.try?.painting, shown.dice.join()].join(' ');
    if (key === this.#summoned) return '';
    this.#summoned = key;
    return `${t('table-your-move')}: ${headline(this.#play, shown)}`;
  }
}

const key = Symbol('stage');

export function setStage(stage: Stage): void {
  setContext(key, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(key);
}
