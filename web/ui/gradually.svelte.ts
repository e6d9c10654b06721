// Long lists in short turns, see turns.ts.
import {inTurn} from '$lib/turns';

/** Of a list of things that are costly to make, those that are due: none, then a few more each turn, at last and from then on all. */
export function gradually<Thing>(all: () => readonly Thing[], few: number): {readonly due: readonly Thing[]} {
  let count = $state(0);
  const total = all().length; // asked now: later the list may be gone

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
