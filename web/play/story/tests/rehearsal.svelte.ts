// For tests of a stage: a table whose views are sent by hand, and a clock that is turned by hand.
import {flushSync} from 'svelte';
import {afterEach, beforeEach, vi} from 'vitest';
import type {Seat} from '$generated/messages';
import {choose} from '$lib/settings.svelte';
import type {LinkState, TableLink, ViewListener} from '$lib/table';

export class Rehearsal<View> {
  readonly #listeners = new Set<ViewListener>();
  state = $state<LinkState>('connecting');
  #view = $state.raw<View | null>(null);
  readonly link: TableLink;

  constructor(...seats: Seat[]) {
    const [state, view] = [() => this.state, () => this.#view];
    const now = {
      seat: seats[0] ?? null,
      seats,
      table: null,
      get link() {
        return state();
      },
      get game() {
        return view();
      },
    };
    const onView = (listener: ViewListener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };
    this.link = {match: 'm', now, onView} as unknown as TableLink;
  }

  send(view: View | undefined): void {
    if (!view) throw new Error('there is no such view');
    this.#view = view;
    this.state = 'live';
    for (const listener of this.#listeners) listener(view, 0);
    flushSync();
  }
}

let stop = () => undefined as unknown;

/** The person at the table leaves. */
export function end(): void {
  stop();
  stop = () => undefined;
}

/** Somebody comes to the table. The person who sat there before has left. */
export function follow(stage: {follow: () => () => void}): void {
  end();
  stop = stage.follow();
  flushSync();
}

/** Call this in a file of tests, so that each test begins with nobody at the table. */
export function rehearse(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    choose({calm: false, pace: 'usual'});
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
