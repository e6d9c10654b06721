// Where the page is: the path of the address bar. Links are plain <a href>; those to our own pages do not load anything anew.
export type Route =
  /** without a name, the first game */
  | {page: 'lobby'; game: string | null}
  | {page: 'new'; game: string | null}
  | {page: 'table'; match: string; join: string | null; watch: string | null}
  | {page: 'result'; match: string}
  | {page: 'replay'; match: string; step: number | null}
  | {page: 'rules'; game: string | null; clause: string | null}
  | {page: 'settings'}
  | {page: 'unknown'};

export function parse(address: URL): Route {
  // Names of ours need no escapes, and what somebody else escaped wrongly can't be decoded.
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter(Boolean);
  const query = address.searchParams;
  if (rest.length > 0) return {page: 'unknown'};
  switch (first) {
    case '':
      return {page: 'lobby', game: query.get('game')};
    case 'new':
      return {page: 'new', game: second || null};
    case 'table':
      return second
        ? {page: 'table', match: second, join: query.get('join'), watch: query.get('watch')}
        : {page: 'unknown'};
    case 'result':
      return second ? {page: 'result', match: second} : {page: 'unknown'};
    case 'replay': {
      const step = Number.parseInt(query.get('step') ?? '', 10);
      return second ? {page: 'replay', match: second, step: Number.isNaN(step) ? null : step} : {page: 'unknown'};
    }
    case 'rules':
      return {page: 'rules', game: second || null, clause: address.hash.slice(1) || null};
    case 'settings':
      return second ? {page: 'unknown'} : {page: 'settings'};
    default:
      return {page: 'unknown'};
  }
}

let here = $state.raw(new URL(location.href));

export function route(): Route {
  return parse(here);
}

/** Goes to one of our own pages; `replace` leaves no trace for the back button. */
export function go(path: string, {replace = false} = {}): void {
  const there = new URL(path, here);
  if (there.href === here.href) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', there);
  const sameDocument = there.pathname === here.pathname;
  here = there;
  if (!sameDocument) scrollTo(0, 0);
}

/** Follows the back button, and clicks on links to our own pages. Returns how to stop. */
export function followAddress(): () => void {
  const moved = () => (here = new URL(location.href));
  const clicked = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|art|assets)\//.test(link.pathname)) return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener('popstate', moved);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', moved);
    document.removeEventListener('click', clicked);
  };
}
