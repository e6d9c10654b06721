// Long lists in short turns, see turns.ts.
import {inTurn} from '$lib/turns';

/** The first things of a list that is costly to make: none at first, a few more each turn, and in the end the whole list. */
export function gradually<Thing>(all: () => readonly Thing[], few: number): {readonly due: readonly Thing[]} {
  let count = $state(0);
  const total = all().length; // read now, because the list may be gone later

  function more(): void {
    count = count < total ? count + few : Infinity;
    if (count < Infinity) inTurn(more);
  }
  inTurn(more);
  return {
    get due() {
      return all().slice(0, count);
    },
  };
}
