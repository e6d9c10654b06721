// What passes over the table of Cats: traps and events are shown large, cards for a moment, and the story is told.
import {createContext} from 'svelte';
import {soundOf} from '$play/story/sounds';
import * as house from '$play/story/stage.svelte';
import {sound} from '$lib/sound';
import type {View} from '../model';
import {nameOf} from '$play/names';
import {headline} from '../panels/headline';
import type {Play} from '../play.svelte';
import {taskOf} from '../status';
import {happenings} from './difference';
import {doer, type Happening, type Of} from './happening';
import {glimpseTime, holdOf, patience, swapTime, toBeRemembered} from './pace';
import {announcement} from './say';
import {sounds} from './sounds';

type Scene = house.Scene<View, Happening>;

export interface Entry {
  /** rising within the game */
  id: number;
  happening: Happening;
}

/** A trap or an event, shown large for a moment. */
export type Show = Of<'trap'> | Of<'event'>;

/** How long a trap or an event is shown large, in ms. */
const showTime = 2200;

export class Stage extends house.Stage<View, Happening, Entry, Play> {
  protected readonly patience = patience;
  /** what is shown large, and what comes after it */
  shows = $state.raw<readonly Show[]>([]);
  /** how it looks with the cards that made a painting clean: no view ever shows them */
  glimpse = $state.raw<Pick<View, 'paintings' | 'hands'> | null>(null);

  #ending: ReturnType<typeof setTimeout> | undefined;

  protected compare(before: View | null, after: View): Happening[] {
    return happenings(before, after);
  }

  protected readonly doer = doer;

  protected holdOf(all: readonly Happening[], moving: boolean): number {
    return holdOf(moving ? all : all.filter(({kind}) => toBeRemembered.includes(kind)), this.play.seats);
  }

  /** A painting that is clean at once turns up its cards first; one that a swap completes shows the swap. */
  protected prelude({before, after, happenings}: Scene, speed: number): number {
    const clean = happenings.find((one) => one.kind === 'cleaned' && one.cards !== '');
    const was = clean?.kind === 'cleaned' ? before?.paintings[clean.painting - 1] : undefined;
    if (clean?.kind !== 'cleaned' || !before || !was) return 0;
    const {painting, cards} = clean;
    this.glimpse = {paintings: before.paintings.with(painting - 1, {...was, cards}), hands: after.hands};
    return (happenings.some(({kind}) => kind === 'put') ? swapTime : glimpseTime) * speed;
  }

  protected perform({after, happenings}: Scene, mode: house.Mode): void {
    this.glimpse = null;
    this.play.shown = after;
    const last = this.story.at(-1)?.id ?? 0;
    const told = happenings.filter(({kind}) => kind !== 'turn');
    this.story = [...this.story, ...told.map((happening, at) => ({id: last + 1 + at, happening}))];
    if (mode === 'jump') return;
    sound(soundOf(sounds, happenings));
    this.#showLarge(happenings);
  }

  /** It disappears by itself, and nobody has to wait for it. */
  #showLarge(all: readonly Happening[]): void {
    const found = all.filter((one) => one.kind === 'trap' || one.kind === 'event');
    if (found.length === 0) return;
    const idle = this.shows.length === 0;
    // A fast player need not see all that came meanwhile: after the current one, only the newest are shown.
    this.shows = [...this.shows.slice(0, 1), ...found];
    if (idle) this.#ending = setTimeout(() => this.next(), showTime);
  }

  /** Goes on to what is to be shown large after this. */
  next(): void {
    clearTimeout(this.#ending);
    this.shows = this.shows.slice(1);
    if (this.shows.length > 0) this.#ending = setTimeout(() => this.next(), showTime);
  }

  protected clear(): void {
    clearTimeout(this.#ending);
    this.shows = [];
    this.glimpse = null;
  }

  protected summons(): house.Summons | null {
    const {shown, seat} = this.play;
    if (!shown) return null;
    const key = [shown.round, taskOf(shown), seat, shown.try?.painting, shown.dice.join()].join(' ');
    return {key, task: headline(this.play, shown), aloud: true};
  }

  protected announcement(all: readonly Happening[], call: string): string {
    return [announcement(all, (seat) => nameOf(this.play, seat)), call].filter(Boolean).join(' ');
  }
}

export const [useStage, setStage] = createContext<Stage>();
