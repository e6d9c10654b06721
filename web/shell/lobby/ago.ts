// How long ago something was, in the language of the page.
import {language} from '$lib/i18n.svelte';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** 'yesterday', '3 hours ago'; `time` in ms of the server's clock, which may be a little ahead of ours. */
export function ago(time: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - time) / 1000);
  const words = new Intl.RelativeTimeFormat(language(), {numeric: 'auto'});
  const [unit, length] = steps.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(seconds / length), unit);
}
