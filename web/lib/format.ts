// Numbers and lists as the language of the page writes them.
import {language, preferred, t} from './i18n.svelte';
import {isPlain, typeset} from './numbers';

/** Keeps one formatter per language, because they are slow to make and needed on every redraw. */
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

/** 12, −2 */
export function number(value: number): string {
  return typeset(isPlain(value) ? String(value) : plain().format(value));
}

/** +3, −2, 0 */
export function signed(value: number): string {
  return typeset(isPlain(value) ? `${value > 0 ? '+' : ''}${value}` : withSign().format(value));
}

/** 0.25 → 25% */
export function percent(share: number): string {
  return typeset(inPercent().format(share));
}

/** In the style of the browser's region if that fits the language of the page: a British one writes 17:51, not 5:51 PM. */
function regional(tag: string): string {
  const own = navigator.language;
  const spoken = own.split('-')[0] === tag.split('-')[0] && preferred([own]) === tag;
  return spoken ? own : tag;
}

const hours = kept((tag) => new Intl.DateTimeFormat(regional(tag), {hour: 'numeric', minute: '2-digit'}));
const hoursOfDay = kept(
  (tag) => new Intl.DateTimeFormat(regional(tag), {weekday: 'short', hour: 'numeric', minute: '2-digit'}),
);

/** 17:51, of a time in ms */
export function timeOfDay(time: number): string {
  return hours().format(time);
}

/** Mon 17:51, of a time in ms */
export function timeOfWeek(time: number): string {
  return hoursOfDay().format(time);
}

/** Ann, Bob and Cy. By our own words: the browser's take as long to be fetched as a table to be drawn. */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  if (others.length === 0) return last;
  const first = others.reduce((all, next) => t('table-list-next', {first: all, next}));
  return others.length === 1 ? t('table-list-two', {first, last}) : t('table-list-last', {first, last});
}
