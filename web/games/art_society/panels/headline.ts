// What the table expects, in one sentence.
import {t} from '$lib/i18n.svelte';
import {indexOf} from '$lib/seats';
import type {View} from '../model';
import {nameOf, namesOf} from '$play/names';
import type {Play} from '../play.svelte';
import {placeInLine, statusOf} from './status';

/** The parts of a round as the banner counts them. */
export const stages = ['lots', 'bids', 'turns', 'museum'] as const;

export function stageOf(view: View): (typeof stages)[number] | null {
  switch (view.phase) {
    case 'lots':
    case 'draw':
      return 'lots';
    case 'bids':
      return 'bids';
    case 'turns':
      return view.turn ? 'turns' : 'museum';
    default:
      return null;
  }
}

/** The player's task; null if there is none. */
function task(play: Play, view: View): string | null {
  switch (statusOf(view, play.index, play.awaited)) {
    case 'starting':
      return t('table-do-start');
    case 'naming':
      return t('table-do-name', {left: view.seats.length + 1 - view.lots.length});
    case 'bidding':
      return t('table-do-bid');
    case 'picking':
      return t('table-do-pick');
    case 'dealing':
      return dealing(play);
    case 'arranging':
      return t('table-do-arrange');
    default:
      return null;
  }
}

function dealing(play: Play): string {
  if (play.own?.rights?.some(({open}) => open)) return t('table-do-decor');
  const noRoom = play.offered('hang').length === 0;
  return noRoom ? t('table-do-no-room') : t('table-do-hang');
}

/** What the other players are doing. */
function others(play: Play, view: View): string {
  const names = namesOf(play, play.awaited);
  const {turn} = view;
  switch (view.phase) {
    case 'start-hang':
      return t('table-wait-start', {names});
    case 'lots':
      return t('table-wait-name', {names});
    case 'bids':
      return t('table-wait-bid', {names});
    case 'turns':
      if (!turn) return t('table-wait-ready', {names});
      return view.seats[indexOf(turn)]?.picked
        ? t('table-wait-deal', {names: nameOf(play, turn)})
        : t('table-wait-pick', {names: nameOf(play, turn)});
    default:
      return t(`table-phase-${view.phase}`);
  }
}

/** The one sentence of the banner. */
export function headline(play: Play, view: View): string {
  return task(play, view) ?? others(play, view);
}

/** A second line: who is at turn while the player arranges, or when the player's own turn comes. */
export function aside(play: Play, view: View): string | null {
  const status = statusOf(view, play.index, play.awaited);
  if (status === 'arranging' && view.turn) return others(play, view);
  const place = placeInLine(view, play.index);
  return status === 'in-line' && place ? t('table-your-place', {place}) : null;
}
