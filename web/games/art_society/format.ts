// Numbers and lists as the language of the page writes them.
import {language} from '$lib/i18n.svelte';

/** Makes one formatter a language, for they are dear to make and asked for on every redraw. */
function kept<T>(make: (language: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const tag = language();
    const formatter = made.get(tag) ?? make(tag);
    made.set(tag, formatter);
    return formatter;
  };
}

const plain = kept((tag) => new Intl.NumberFormat(tag));
const withSign = kept((tag) => new Intl.NumberFormat(tag, {signDisplay: 'exceptZero'}));
const inPercent = kept((tag) => new Intl.NumberFormat(tag, {style: 'percent'}));
const conjunction = kept((tag) => new Intl.ListFormat(tag, {type: 'conjunction'}));

/** A real minus, as wide as the plus, in every language. */
const typeset = (text: string) => text.replace('-', '−');

/** 12, −2 */
export function number(value: number): string {
  return typeset(plain().format(value));
}

/** +3, −2, 0 */
export function signed(value: number): string {
  return typeset(withSign().format(value));
}

/** 0.25 → 25% */
export function percent(share: number): string {
  return typeset(inPercent().format(share));
}

/** Ann, Bob and Cy */
export function list(words: readonly string[]): string {
  return conjunction().format(words);
}
