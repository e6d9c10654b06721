// Finds by measuring what does not fit: runs in the page, and answers one line a fault.
import type {Page} from '@playwright/test';

export type FaultKind = 'wide' | 'cut' | 'over' | 'covered' | 'outside' | 'small' | 'shift';

export interface Fault {
  kind: FaultKind;
  /** the element, and how bad it is */
  what: string;
}

/** Everything about the page as it is at this moment. */
export function faultsOf(page: Page): Promise<Fault[]> {
  return page.evaluate(measure);
}

/** All in one function, because it is sent to the page as text. */
function measure(): Fault[] {
  const faults: Fault[] = [];
  const least = 44;
  const slack = 1.5;

  const named = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'));
    return `${element.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join('')} “${words}”`;
  };
  const add = (kind: FaultKind, element: Element, more = '') => {
    faults.push({kind, what: `${named(element)} ${more}`.trim()});
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    element.closest('.unseen, [inert], dialog:not([open])') === null &&
    !clippedAway(element);
  /** Texts for screen readers alone. */
  const clippedAway = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50') || clippedAway(element.parentElement));

  /** What is left of a box after everything around it that hides what hangs over. */
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const boxOf = ({left, top, right, bottom}: Box): Box => ({left, top, right, bottom});
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** The next element up that this one is laid out in, as far as it can hide it. */
  const holder = (element: Element): Element | null => {
    const {position} = getComputedStyle(element);
    let up = element.parentElement;
    while (up && position === 'absolute') {
      const style = getComputedStyle(up);
      if (style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal') break;
      up = up.parentElement;
    }
    return position === 'fixed' ? null : up;
  };
  /** Clipped by what does not scroll: what lies outside can never be seen. */
  const fixedClip = (element: Element): Box => {
    let clip: Box = {left: -1e9, top: -1e9, right: 1e9, bottom: 1e9};
    for (let up = holder(element); up && up !== document.body; up = holder(up)) {
      const {overflowX, overflowY} = getComputedStyle(up);
      const box = boxOf(up.getBoundingClientRect());
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (hides(overflowX)) clip = meet(clip, {...clip, left: box.left, right: box.right});
      if (hides(overflowY)) clip = meet(clip, {...clip, top: box.top, bottom: box.bottom});
      // What scrolls may bring it into view, but not what lies before its beginning.
      if (/auto|scroll/.test(overflowX + overflowY)) {
        return meet(clip, {...clip, left: box.left - up.scrollLeft, top: box.top - up.scrollTop});
      }
    }
    return clip;
  };
  /** What can be seen of an element without scrolling anything. */
  const seenClip = (element: Element): Box => {
    let clip: Box = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    for (let up: Element | null = element; up && up !== document.body; up = holder(up)) {
      const {overflowX, overflowY} = getComputedStyle(up);
      const box = boxOf(up.getBoundingClientRect());
      if (overflowX !== 'visible') clip = meet(clip, {...clip, left: box.left, right: box.right});
      if (overflowY !== 'visible') clip = meet(clip, {...clip, top: box.top, bottom: box.bottom});
    }
    return clip;
  };
  const area = ({left, top, right, bottom}: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

  // --- the page ------------------------------------------------------------------------------------------------------
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => isSeen(element) && element.getBoundingClientRect().right > root.clientWidth + 1)
      .at(-1);
    faults.push({
      kind: 'wide',
      what: `the page by ${root.scrollWidth - root.clientWidth} px: ${widest ? named(widest) : '?'}`,
    });
  }

  // --- texts ---------------------------------------------------------------------------------------------------------
  interface Text {
    element: Element;
    box: Box;
    words: string;
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (
      !element ||
      words === '' ||
      element.closest('script, style, option, select, svg, [data-may-cut]') ||
      !isSeen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      // A line box is higher than its letters.
      const trim = line.height * 0.14;
      texts.push({
        element,
        words,
        box: {left: line.left, right: line.right, top: line.top + trim, bottom: line.bottom - trim},
      });
    }
  }
  const reported = new Set<string>();
  const once = (kind: FaultKind, element: Element, more: string) => {
    const key = kind + named(element);
    if (reported.has(key)) return;
    reported.add(key);
    add(kind, element, more);
  };
  for (const {element, box} of texts) {
    // A name that is cut has its whole in the title.
    const ellipsis = getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('[title]');
    if (ellipsis) continue;
    const {overflowX, overflowY} = getComputedStyle(element);
    const own = /hidden|clip/.test(overflowX + overflowY) ? boxOf(element.getBoundingClientRect()) : box;
    const left = meet(meet(box, own), fixedClip(element));
    if (area(left) < area(box) - slack * (box.right - box.left + box.bottom - box.top))
      once('cut', element, 'text is cut');
  }
  /** The sheet on which something is written: the next element up that lets nothing shine through. */
  const sheetOf = (element: Element | null): Element | null => {
    if (!element) return null;
    const {backgroundColor, backgroundImage} = getComputedStyle(element);
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
    const opaque = backgroundColor !== 'transparent' && Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.85;
    return opaque || backgroundImage !== 'none' ? element : sheetOf(element.parentElement);
  };
  const related = (a: Element, b: Element) => a === b || a.contains(b) || b.contains(a);
  const shown = texts
    .map((text) => ({...text, box: meet(text.box, seenClip(text.element)), sheet: sheetOf(text.element)}))
    .filter(({box}) => area(box) > 4);
  shown.sort((a, b) => a.box.top - b.box.top);
  for (const [index, one] of shown.entries()) {
    for (let next = index + 1; next < shown.length; next++) {
      const other = shown[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (one.element === other.element || one.sheet !== other.sheet) continue;
      const both = meet(one.box, other.box);
      if (both.right - both.left > 2 && both.bottom - both.top > 2) {
        once('over', one.element, `lies over ${named(other.element)}`);
      }
    }
  }

  // --- what can be pressed ---------------------------------------------------------------------------------------------
  const controls = document.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab]',
  );
  const scrolled = new Map<Element, [number, number]>();
  const keep = (element: Element) => {
    for (let up: Element | null = element; up; up = up.parentElement) {
      if (!scrolled.has(up)) scrolled.set(up, [up.scrollLeft, up.scrollTop]);
    }
  };
  const restore = () => {
    for (const [element, [left, top]] of scrolled) {
      if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({left, top, behavior: 'instant'});
    }
  };
  /** Scrolled by the program where nobody else can scroll. */
  const forced = (element: Element): boolean => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(up);
      const [left, top] = scrolled.get(up) ?? [0, 0];
      if (overflowX === 'hidden' && Math.abs(up.scrollLeft - left) > 1) return true;
      if (overflowY === 'hidden' && Math.abs(up.scrollTop - top) > 1) return true;
    }
    return false;
  };
  const shapeOf = (element: Element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return {left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2};
  };
  for (const control of controls) {
    const target = control.closest('label') ?? control;
    if (!isSeen(target) || control.matches('[tabindex="-1"]:not([role=tab]):not(li button)')) continue;
    if (control.matches('input') && getComputedStyle(control).opacity === '0' && target === control) continue;
    const inText = getComputedStyle(target).display === 'inline';
    keep(target);
    target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const {x, y, left, top, right, bottom} = shapeOf(target);
    const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const answers = (px: number, py: number) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && (related(target, hit) || hit.closest('label') === target);
    };
    const shownPart = meet({left, top, right, bottom}, fixedClip(target));
    if (!inside || forced(target) || area(shownPart) < 0.6 * (right - left) * (bottom - top)) {
      add('outside', target, 'can’t be reached');
    } else if (!answers(x, y)) {
      const hit = document.elementFromPoint(x, y);
      add('covered', target, `is under ${hit ? named(hit) : 'nothing'}`);
    }
    const half = least / 2 - 0.5;
    const large = right - left >= least - 0.5 && bottom - top >= least - 0.5;
    const around = () => [-half, half].every((away) => answers(x + away, y) && answers(x, y + away));
    if (!inText && !large && !around()) {
      add('small', target, `${(right - left).toFixed(0)} × ${(bottom - top).toFixed(0)} px`);
    }
    restore();
  }
  return faults;
}

/** What browsers report about a layout shift. TypeScript has no type for it yet. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null}[];
}

export interface Jump {
  time: number;
  value: number;
  what: string;
}

/** All layout shifts since the page was loaded that no input caused. */
export async function watchJumps(page: Page): Promise<() => Promise<Jump[]>> {
  await page.addInitScript(() => {
    const jumps: Jump[] = [];
    Object.assign(window, {jumps});
    new PerformanceObserver((list) => {
      for (const {startTime: time, value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        const nodes = sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.textContent));
        const what = nodes.map((node) => node?.slice(0, 120)).join(' | ');
        if (!hadRecentInput) jumps.push({time, value, what});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {jumps: Jump[]}).jumps);
}

/** Measured as browsers do: the worst group of shifts counts. A group lasts five seconds at most, and a quiet second ends it. */
export function worstOf(jumps: readonly Jump[]): number {
  let [worst, sum, begun, last] = [0, 0, -Infinity, -Infinity];
  for (const {time, value} of jumps) {
    if (time - last > 1000 || time - begun > 5000) [sum, begun] = [0, time];
    [sum, last] = [sum + value, time];
    worst = Math.max(worst, sum);
  }
  return worst;
}
