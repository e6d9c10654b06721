// The table fills the screen below everything that the house shows above it: always a header, now and then a notice or a hint.

/** Keeps in `--above` of the element how many pixels of the page lie above it. */
export function fillScreen(element: HTMLElement): () => void {
  const measure = () => {
    const above = element.getBoundingClientRect().top + scrollY;
    element.style.setProperty('--above', `${Math.round(above)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(document.body); // which tells the size it has, too
  // The page may keep its height when something above the table goes, so that is watched itself.
  for (const each of standingAbove(element)) observer.observe(each);
  return () => observer.disconnect();
}

/** All that comes before an element in the page, the nearest first. */
export function standingAbove(element: Element): Element[] {
  const before = element.previousElementSibling;
  if (before) return [before, ...standingAbove(before)];
  return element.parentElement ? standingAbove(element.parentElement) : [];
}
