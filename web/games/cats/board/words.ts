// Colours, cards and paintings in words, for screen readers and for sentences.
import {list} from '$lib/format';
import {t} from '$lib/i18n.svelte';
import type {Colour, Painting, View} from '../model';
import {guarded, isColour, isTrap, paintsIn} from '../notation';
import {colourWord, trapWord} from '../pictures';

export function colourName(colour: Colour): string {
  return t(`cats-colour-${colourWord(colour)}`);
}

/** 'rb' → red and blue */
export function colourNames(letters: string): string {
  return list(paintsIn(letters).map(colourName));
}

/** 'rb' → red and blue, as what is missing. */
export function lackNames(letters: string): string {
  return list(paintsIn(letters).map((colour) => t(`cats-lack-${colourWord(colour)}`)));
}

/** What people see of a card: a colour, a trap, its back, or nothing. */
export function cardName(letter: string, note = '?'): string {
  if (isColour(letter)) return colourName(letter);
  if (isTrap(letter)) return t(`cats-trap-${trapWord(letter)}`);
  if (letter === '.') return t('cats-card-none');
  return isColour(note) ? t('cats-card-noted', {colour: colourName(note)}) : t('cats-card-down');
}

export function cardNames(cards: string, notes = ''): string {
  return list(Array.from(cards, (letter, place) => cardName(letter, notes[place])));
}

/** Everything that people see of a painting. */
export function paintingName(
  {palette, cards, clean}: Painting,
  number: number,
  notes?: string,
  asleep = false,
): string {
  const cat = asleep ? ` ${t('cats-painting-asleep')}` : '';
  if (clean) return t('cats-painting-clean', {number}) + cat;
  const shown = cardNames(cards, notes);
  if (palette === null) return t('cats-painting-bare', {number, cards: shown}) + cat;
  return t('cats-painting-dirty', {number, colours: colourNames(palette), cards: shown}) + cat;
}

/** What the event of a round does. A cat that has rolled a clean painting disturbs nobody (CV-E3). */
export function eventDoes(view: View): string {
  const {event, phase} = view;
  const idle = event === 'nap' && guarded(view) === null && phase !== 'nap-roll';
  return event ? t(idle ? 'cats-event-nap-clean' : `cats-event-${event}-does`) : '';
}
