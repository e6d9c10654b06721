// The time, for clocks on the screen.
import {createSubscriber} from 'svelte/reactivity';

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Date.now(), updated every second while somebody shows it. */
export function now(): number {
  everySecond();
  return Date.now();
}

/** '0:07', '12:30', '1:05:00'. A time that is over stays at zero. */
export function countdown(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
