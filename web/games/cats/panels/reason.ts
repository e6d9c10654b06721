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
