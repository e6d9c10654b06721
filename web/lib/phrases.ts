// Quick phrases of the chat. They travel as the name of a message, so that everybody reads them in their own language. Lines that
// people write themselves stay unchanged.
import {t} from './i18n.svelte';

const command = '/say';
const form = /^\/say ((?:room-phrase|[a-z]+-say)-[a-z]+)(?: ([a-z\d]+))?$/;

/** A phrase as it is sent; `what` is the thing it is about, of which its message has a choice or a number. */
export function phrase(key: string, what?: string | number): string {
  return [command, key, ...(what === undefined ? [] : [what])].join(' ');
}

/** What a phrase is about; null if the line is not this phrase. */
export function subject(text: string, key: string): string | null {
  const [, named, what] = form.exec(text) ?? [];
  return named === key ? (what ?? null) : null;
}

/** A line of the chat as it is to be read. A phrase that this page does not know stays as it came. */
export function spoken(text: string): string {
  const [, key, what = ''] = form.exec(text) ?? [];
  if (!key) return text;
  const words = t(key, {what});
  return words === key ? text : words;
}
