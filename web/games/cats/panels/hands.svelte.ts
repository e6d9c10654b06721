// What pressing a painting does at this moment (board/hands.ts).
import {list} from '$lib/format';
import {t} from '$lib/i18n.svelte';
import type {BoardHands} from '../board/hands';
import type {Play} from '../play.svelte';
import type {Talk} from './talk.svelte';

/** The paintings to choose from now. */
export function choosable(play: Play): Set<number> {
  const splashed = play.offered('splash').map(({action}) => action.painting);
  if (splashed.length > 0) return new Set(splashed);
  const {taken} = play;
  if (taken?.kind === 'die') {
    return new Set(play.offered('clean').flatMap(({action}) => (action.die === taken.die ? [action.painting] : [])));
  }
  const from = taken?.kind === 'spot' ? taken.spot : null;
  const pairs = play.offered('twist').map(({action: {first, second}}) => [first, second] as const);
  const meeting = pairs.filter((pair) => !from || pair.some((spot) => spot.painting === from.painting));
  const ends = meeting.flat().map(({painting}) => painting);
  return new Set(ends.filter((painting) => painting !== from?.painting));
}

/** The dice that lead to a painting. */
export function diceTo(play: Play, painting: number): number[] {
  const dice = play.insight?.reach.filter(({paintings}) => paintings.includes(painting)).map(({die}) => die);
  return dice ?? [];
}

export function boardHands(play: Play, talk: Talk): BoardHands {
  const lit = $derived(choosable(play));
  return {
    hint: (painting) => {
      if (lit.has(painting)) return t('cats-painting-choose');
      const dice = diceTo(play, painting);
      return dice.length > 0 ? t('cats-painting-dice', {dice: list(dice.map(String))}) : '';
    },
    lit: (painting) => lit.has(painting),
    chosen: (painting) => play.picked === painting,
    pointed: (painting) => talk.pointed === painting,
    marked: (painting) => {
      const {taken} = play;
      return taken?.kind === 'spot' && taken.spot.painting === painting ? taken.spot.place : null;
    },
    press: (painting) => {
      const {taken} = play;
      const clean = play.offered('clean').find(({action}) => {
        return taken?.kind === 'die' && action.die === taken.die && action.painting === painting;
      });
      // An event waits for a painting that it can change; any other is only looked at between events.
      const waited = play.offered('splash').length > 0 || play.offered('twist').length > 0;
      const own = taken?.kind === 'spot' && taken.spot.painting === painting;
      if (waited && !lit.has(painting) && !own) return;
      if (clean) void play.choose(clean);
      else play.picked = play.picked === painting ? null : painting;
    },
  };
}
