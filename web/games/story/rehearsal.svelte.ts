// For tests of a stage: a table whose views are sent by hand.
import {flushSync} from 'svelte';
import type {Seat} from '$generated/messages';
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
