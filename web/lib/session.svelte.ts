// The person's identity: a name, and a cookie that only the server reads.
import {api, ApiError} from './api';
import {t} from './i18n.svelte';
import {tidy} from './text';

/** as long as the server takes it, in code points */
export const longestName = 24;

const mark = 'vernissage-session'; // in the browser's storage: a session was begun here

let name = $state.raw<string | null>(null);
// Several parts of the page may want the same at once; they share what is under way.
let looking: Promise<void> | null = null;
let beginning: Promise<string> | null = null;

export const session = {
  /** null while it is not known, or when there is no session yet */
  get name(): string | null {
    return name;
  },
};

/** Whether a session was begun in this browser. Where there is no storage nobody can tell, and it is worth asking. */
export function begunBefore(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return true;
  }
}

/**
 * Finds the session that was begun before, if there is one. Without a connection the person is a newcomer until a
 * session is needed.
 */
export async function recallSession(): Promise<void> {
  await findSession().catch(() => null);
}

/** The name of the session there is; null when there is none. */
export async function findSession(): Promise<string | null> {
  looking ??= look();
  try {
    await looking;
  } catch (error) {
    looking = null; // The next call asks again.
    throw error;
  }
  return name;
}

async function look(): Promise<void> {
  if (!begunBefore()) return;
  try {
    known(await api.session());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
}

/** Whether the server still knows the session. A line that can't be opened does not say why. */
export async function sessionHolds(): Promise<boolean> {
  try {
    await api.session();
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401);
  }
}

/** The name of the session. If there is none, one is begun under a guest's name. */
export async function ensureSession(): Promise<string> {
  const found = await findSession();
  if (found !== null) return found;
  beginning ??= rename(guestName()).finally(() => (beginning = null));
  return beginning;
}

/** Seats taken before keep the old name. */
export async function rename(wanted: string): Promise<string> {
  return known(await api.beginSession(tidy(wanted, longestName) || guestName()));
}

function known(own: string): string {
  name = own;
  try {
    localStorage.setItem(mark, '');
  } catch {
    // Without storage the server is asked when a session is needed.
  }
  return own;
}

/** A name nobody had to think of. */
export function guestName(): string {
  return t('room-guest-name', {number: String(100 + Math.floor(Math.random() * 900))});
}
