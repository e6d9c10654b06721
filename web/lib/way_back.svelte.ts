// The table that was left to look something up, so that the way back is found. It is kept with the tab: other tabs have their own
// tables, and a page that is loaded again still knows where it came from.
import type {Route} from './router.svelte';

const key = 'vernissage.table';
/** Pages on which people look something up. */
const asides: readonly Route['page'][] = ['rules', 'settings'];

let table = $state.raw(recall());

function recall(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // no storage
  }
}

function keep(address: string | null): void {
  table = address;
  try {
    if (address === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  } catch {
    // Without storage it holds until the page is loaded again.
  }
}

/** Call this for every page that is shown, with its path and query. */
export function noteWay({page}: Route, address: string): void {
  if (page === 'table') keep(address);
  else if (!asides.includes(page)) keep(null);
}

/** The address of the table from which the person came to this page; null on pages that need no way back. */
export function wayBack({page}: Route): string | null {
  return asides.includes(page) ? table : null;
}
