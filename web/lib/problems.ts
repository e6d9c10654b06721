// Why something was not done, in the language of the page.
import {ApiError} from './api';
import {t} from './i18n.svelte';

/** Our own sentence for the code; the server's, in English, for one we have not heard of. */
export function sentenceFor({code, reason}: {code: string; reason: string}): string {
  const key = `room-problem-${code}`;
  const sentence = t(`room-problem-${code}`);
  return sentence === key ? reason : sentence;
}

/** The same for anything that a failed call of lib/api threw. */
export function sentenceForError(error: unknown): string {
  return sentenceFor(error instanceof ApiError ? error : {code: 'lost', reason: ''});
}
