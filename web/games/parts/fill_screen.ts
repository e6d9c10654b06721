// The table fills the screen below whatever the house shows above it: a header always, a notice now and then.

/** Keeps in `--above` of the element how many pixels of the page lie above it. */
export function fillScreen(element: HTMLElement): () => void {
  const measure = () => {
    const above = element.getBoundingClientRect().top + scrollY;
    element.style.setProperty('--above', `${Math.round(above)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(document.body); // which tells the size it has, too
  return () => observer.disconnect();
}
