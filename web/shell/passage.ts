// A browser does this by itself between documents; we do it between pages. The focus goes to the top of the new page, and the
// back button returns to the old scroll position.

interface Left {
  scroll?: number;
}

const placeIn = (state: unknown) => (state as Left | null)?.scroll ?? 0;
let first = true;

/** Keeps with every entry of the history how far down it was left. Returns how to stop. */
export function rememberScroll(): () => void {
  history.scrollRestoration = 'manual';
  const stop = new AbortController();
  const options = {signal: stop.signal, passive: true};
  let timer = 0;
  const write = () => history.replaceState({scroll: scrollY} satisfies Left, '');
  const scrolled = () => {
    clearTimeout(timer);
    timer = window.setTimeout(write, 120); // browsers allow no more than a few a second
  };
  addEventListener('scroll', scrolled, options);
  addEventListener('pointerdown', write, {...options, capture: true}); // a link may be followed sooner than that
  addEventListener('popstate', ({state}) => restore(placeIn(state)), options);
  restore(placeIn(history.state));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Pages and their lists come a moment later; until the place is there, or the person moves, it is tried again. */
function restore(place: number): void {
  const stop = new AbortController();
  const grown = new ResizeObserver(() => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) < 2) stop.abort();
  });
  stop.signal.addEventListener('abort', () => grown.disconnect());
  for (const moved of ['wheel', 'touchstart', 'keydown', 'popstate'])
    addEventListener(moved, () => stop.abort(), {signal: stop.signal});
  setTimeout(() => stop.abort(), 1500);
  grown.observe(document.body);
}

/** A page is there: its heading gets the focus, unless it is the first page, which the browser announces itself. */
export function arrive(): void {
  if (!first) focusHeading();
  first = false;
}

function focusHeading(): void {
  const top = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!top) return;
  top.tabIndex = -1;
  top.focus({preventScroll: true});
}
