// Why the computer players did what they did in their last turn, and whose reasons are being read.
import {createContext} from 'svelte';
import type {Seat} from '$generated/messages';
import {seatAt} from '$lib/seats';
import type {Play} from '../play.svelte';
import {withReason} from './reason';

export class Reasons {
  #told = $state.raw<Partial<Record<Seat, readonly string[]>>>({});
  /** only one at a time: on a small screen they would lie over each other */
  asked = $state<Seat | null>(null);

  /** A component makes it, and it lives as long as that component, which shows the table. */
  constructor(play: Play) {
    let known: (string | undefined)[] = [];
    $effect(() => {
      const now = play.link.now.table?.seats.map(({reason}) => reason) ?? [];
      now.forEach((reason, index) => {
        if (reason !== known[index]) this.#hear(seatAt(index), reason);
      });
      known = now;
    });
    // The next move matters more than the reason of an earlier one.
    $effect(() => {
      if (play.sending) this.asked = null;
    });
  }

  /** In the order of what was done; the server knows only the last. */
  of(seat: Seat): readonly string[] {
    return this.#told[seat] ?? [];
  }

  #hear(seat: Seat, reason: string | undefined): void {
    this.#told = {...this.#told, [seat]: reason ? withReason(this.of(seat), reason) : []};
    if (this.asked === seat) this.asked = null;
  }
}

export const [useReasons, setReasons] = createContext<Reasons>();
