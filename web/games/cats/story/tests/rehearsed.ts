// For tests of the stage: a recorded night whose views are sent by hand.
import {end, follow, Rehearsal} from '$play/story/tests/rehearsal.svelte';
import type {Seat} from '$generated/messages';
import {speak} from '$lib/tests/words';
import type {View} from '../../model';
import {Play} from '../../play.svelte';
import {happenings} from '../difference';
import type {HappeningKind} from '../happening';
import {replayed} from './replayed';
import {Stage} from '../stage.svelte';

export const {views, engine} = await replayed('exchange-nap');
await speak('en');

/** The views around the first thing of a kind: before it, and what it led to. */
export function around(kind: HappeningKind, after = 0): View[] {
  const at = views.findIndex((view, step) => {
    const before = views[step - 1];
    return step > 60 && before && happenings(before, view).some((one) => one.kind === kind);
  });
  return views.slice(at - 1, at + 1 + after);
}

export function begin(first: View | undefined, ...seats: Seat[]) {
  end();
  const table = new Rehearsal<View>(...seats);
  const play = new Play(table.link, engine);
  const stage = new Stage(play);
  if (first) table.send(first);
  follow(stage);
  return {table, play, stage};
}
