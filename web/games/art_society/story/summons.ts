// When the table waits for the player, and how it says so.
import type {Summons} from '$play/story/stage.svelte';
import {headline} from '../panels/headline';
import {statusOf} from '../panels/status';
import type {Play} from '../play.svelte';

export function summons(play: Play): Summons | null {
  const view = play.shown;
  if (!view) return null;
  const status = statusOf(view, play.index, play.awaited);
  const aloud = status !== 'dealing' && status !== 'arranging';
  return {key: `${view.round} ${status}`, task: headline(play, view), aloud};
}
