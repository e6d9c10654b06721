// Happenings in words: for the story beside the board, and for screen readers.
import type {Seat} from '$generated/messages';
import {list} from '$lib/format';
import {t} from '$lib/i18n.svelte';
import {cardNames, colourName, colourNames} from '../board/words';
import {trapWord} from '../pictures';
import type {Happening, Of} from './happening';

/** How seats are named, at the table or in a finished game. */
export type Called = (seat: Seat) => string;

export function say(one: Happening, called: Called): string {
  const name = (seat: Seat | null) => (seat ? called(seat) : t('cats-all-of-you'));
  switch (one.kind) {
    case 'arrived':
      return one.round > 0 ? t('cats-story-arrived', {round: one.round}) : t('cats-story-begin');
    case 'round':
      return t('cats-story-round', {round: one.round, name: name(one.starter)});
    case 'event':
      // The next line says where the cat sleeps.
      if (one.event === 'nap') return t('cats-story-used', {property: t('cats-event-nap')});
      return t('cats-story-event', {name: t(`cats-event-${one.event}`), does: t(`cats-event-${one.event}-does`)});
    case 'nap':
      return one.painting === null ? t('cats-event-nap-clean') : t('cats-story-nap', {painting: one.painting});
    case 'splashed':
      return t('cats-story-splashed', {painting: one.painting});
    case 'rolled':
      return t('cats-story-rolled', {dice: list(one.dice.toSorted((a, b) => a - b).map(String))});
    case 'took':
      return t('cats-story-took', {name: name(one.seat), colour: colourName(one.colour)});
    case 'twisted':
      return t('cats-story-twisted', {name: name(one.seat), first: one.spots[0], second: one.spots[1]});
    case 'exchange':
    case 'turn':
      return t(`cats-story-${one.kind}`, {name: name(one.seat)});
    case 'exchanged':
      return exchanged(one, name(one.seat));
    case 'trap':
      return t('cats-story-trap', {
        name: t(`cats-trap-${trapWord(one.trap)}`),
        does: t(`cats-trap-${trapWord(one.trap)}-does`),
      });
    case 'dropped':
      return t('cats-story-dropped', {name: name(one.seat), colours: colourNames(one.paints)});
    case 'replaced':
      return t('cats-story-replaced', {colours: colourNames(one.paints)});
    case 'used':
      return t('cats-story-used', {property: t(`cats-property-${one.property}`)});
    case 'proposed':
    case 'pawed': {
      const [give, take] = [colourName(one.give), colourName(one.take)];
      return t(`cats-story-${one.kind}`, {name: name(one.by), friend: name(one.to), give, take});
    }
    case 'over':
      return t('cats-story-over', {clean: one.clean});
    default:
      return ofTry(one, name(one.seat));
  }
}

function exchanged({drawn, dropped}: Of<'exchanged'>, name: string): string {
  const values = {name, drawn: colourNames(drawn), dropped: colourNames(dropped)};
  if (!drawn && !dropped) return t('cats-story-exchanged-same', {name});
  if (!dropped) return t('cats-story-drew', {name, colours: values.drawn});
  return drawn ? t('cats-story-exchanged', values) : t('cats-story-dropped', {name, colours: values.dropped});
}

function ofTry(one: Of<'opened' | 'tried' | 'put' | 'swapped' | 'cleaned' | 'closed'>, name: string): string {
  switch (one.kind) {
    case 'opened': {
      const values = {name, painting: one.painting, cards: cardNames(one.cards)};
      return one.jump ? t('cats-story-jumped', values) : t('cats-story-opened', values);
    }
    case 'tried':
      return t(one.jump ? 'cats-story-tried-jump' : 'cats-story-tried', {name, painting: one.painting});
    case 'swapped':
      return t('cats-story-swapped', {name});
    case 'put':
      return t('cats-story-put', {name, give: colourName(one.give), take: colourNames(one.take)});
    case 'cleaned':
      return one.seat
        ? t('cats-story-cleaned', {name, painting: one.painting})
        : t('cats-story-clean', {painting: one.painting});
    case 'closed':
      return t('cats-story-closed', {name, painting: one.painting});
  }
}

/** Not worth saying if something else is told at the same time. */
const passing: readonly Happening['kind'][] = ['turn', 'exchange'];

/** Several things in one breath. */
export function announcement(all: readonly Happening[], called: Called): string {
  const told = all.filter(({kind}) => all.length === 1 || !passing.includes(kind));
  return told.map((one) => say(one, called)).join(' ');
}
