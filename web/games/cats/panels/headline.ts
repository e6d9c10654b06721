// What the table expects, in one sentence.
import {t} from '$lib/i18n.svelte';
import {colourName, lackNames} from '../board/words';
import type {View} from '../model';
import {nameOf, namesOf} from '$play/names';
import type {Play} from '../play.svelte';

/** The player's task. */
function task(play: Play, view: View): string {
  if (view.proposal) {
    const {by, give, take} = view.proposal;
    return t('cats-do-proposal', {name: nameOf(play, by), give: colourName(give), take: colourName(take)});
  }
  switch (view.phase) {
    case 'turn':
      return t(play.hand.length >= (view.limits[play.index] ?? 0) ? 'cats-do-turn-full' : 'cats-do-turn');
    case 'exchange-drop':
      return t('cats-do-exchange');
    case 'attempt':
      return trying(play, view);
    case 'window':
      return t('cats-do-window', {painting: view.window?.painting ?? 0});
    default:
      return t(`cats-do-${view.phase}`);
  }
}

function trying(play: Play, view: View): string {
  const colours = lackNames(play.insight?.lacks ?? '');
  // This is said even if no swap would change anything.
  if ((view.try?.swaps ?? 0) === 0 || (play.hand !== '' && !play.kinds.has('put'))) return t('cats-do-close');
  return play.hand === '' ? t('cats-do-attempt-empty', {colours}) : t('cats-do-attempt', {colours});
}

/** What the other players are doing. */
function others(play: Play, view: View): string {
  const names = namesOf(play, play.awaited);
  if (view.proposal) return t('cats-wait-proposal', {names});
  switch (view.phase) {
    case 'turn':
    case 'exchange-drop':
    case 'paws-drop':
    case 'caught':
    case 'oops':
    case 'twist':
    case 'last':
      return t(`cats-wait-${view.phase}`, {names});
    case 'attempt':
      return t('cats-wait-attempt', {names, colours: lackNames(play.insight?.lacks ?? '')});
    case 'window':
      return play.offered('clean').length > 0 ? t('cats-wait-window-next', {names}) : t('cats-wait-window', {names});
    case 'over':
      return t('cats-phase-over');
    case 'roll':
    case 'nap-roll':
      return t(`cats-phase-${view.phase}`);
    default:
      return t('cats-phase-cards');
  }
}

/** The one sentence of the banner. */
export function headline(play: Play, view: View): string {
  return play.mine ? task(play, view) : others(play, view);
}
