// Calls somebody who looks elsewhere: by the title of the tab, a badge on its icon, and a notification of the browser.
import {picture} from './art';
import {choose, settings} from './settings.svelte';

/** whether the table on the screen waits for the person */
let here = $state(false);
/** how many other matches do */
let elsewhere = $state(0);

export const calls = {
  get here(): boolean {
    return here;
  },
  get count(): number {
    return here ? 1 : elsewhere;
  },
};

/** The table that is shown waits for the person, or no longer. */
export function callHere(yes: boolean): void {
  here = yes;
}

/** So many of the person's matches wait. */
export function callFrom(matches: number): void {
  elsewhere = matches;
}

/** Shows the badge on the icon of the tab. Call it in an effect. */
export function showBadge(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = calls.count > 0 ? '/called.svg' : picture('house/icon');
}

/** Whether this browser lets a page speak up: only with an encrypted line, or on this computer. */
export function mayNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext && Notification.permission !== 'denied';
}

/** Asks the person, through the browser. Answers whether they agreed, and keeps it. */
export async function askToNotify(): Promise<boolean> {
  const agreed = mayNotify() && (await Notification.requestPermission()) === 'granted';
  choose({notify: agreed});
  return agreed;
}

/** Says something to a person who wanted that and does not look at the page. Something newer replaces it. */
export function notify(title: string, body: string, about: string): void {
  if (!settings.notify || !mayNotify() || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    const shown = new Notification(title, {body, tag: about, icon: picture('house/icon')});
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones take notifications from programs in the background only; there the title has to do.
  }
}
