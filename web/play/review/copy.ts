// Links to be sent to others.
import {alert, announce} from '$lib/announce.svelte';
import {t} from '$lib/i18n.svelte';

/** Puts an address into the clipboard and says so. Answers whether it could: pages without https have no clipboard. */
export async function copyAddress(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    announce(t('review-copied'));
    return true;
  } catch {
    alert(t('review-copy-failed'));
    return false;
  }
}
