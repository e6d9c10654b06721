// When the table waits for the own player, and with which words it says so.
import {t} from '$lib/i18n.svelte';
import {headline} from '../panels/headline';
import {statusOf} from '../panels/status';
import type {Play} from '../play.svelte';

export interface Summons {
  /** the same as long as it is the same thing that is wanted */
  key: string;
  text: string;
  /** whether it comes after the others have acted: then it may be heard */
  aloud: boolean;
}

export function summons(play: Play): Summons | null {
  const view = play.shown;
  if (!view || !play.mine) return null;
  const status = statusOf(view, play.index);
  const aloud = status !== 'dealing' && status !== 'arranging';
  return {key: `${view.round} ${status}`, text: `${t('table-your-move')}: ${headline(play, view)}`, aloud};
}
