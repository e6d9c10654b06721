// Why a computer player did what it did: the server gives the key of a message and its arguments (`reason` of a seat).
import {t} from '$lib/i18n.svelte';
import {colourName} from '../board/words';
import {isColour} from '../notation';

/** 'cats-why-fetch painting=5 colour=r' → a sentence; '' for a key that this page has not heard of. */
export function reasonOf(reason: string): string {
  const [key = '', ...rest] = reason.split(' ');
  const name = key.replace(/^cats-why-/, '');
  const values = Object.fromEntries(
    rest.map((part) => {
      const [argument = '', value = ''] = part.split('=');
      return [argument, isColour(value) ? colourName(value) : /^\d+$/.test(value) ? Number(value) : value] as const;
    }),
  );
  const text = t(`cats-why-${name}`, values);
  return text === key ? '' : text;
}

/** Reasons of this kind belong to the try that was begun before. */
const sequels = ['put', 'fetch', 'swap', 'drop', 'two', 'turbo', 'stop'];

/** Reasons of a turn with the one that came last. A new turn begins anew. */
export function withReason(all: readonly string[], reason: string): readonly string[] {
  const name = /^cats-why-(\w+)/.exec(reason)?.[1] ?? '';
  return sequels.includes(name) ? [...all, reason] : [reason];
}
