// Buttons of the tray disappear when they have done their work. The focus then stays at the tray instead of going back to the
// top of the page.

export function keepFocus(element: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const remember = (event: FocusEvent) => (last = event.target);
  const observer = new MutationObserver(() => {
    if (last instanceof Node && !last.isConnected && document.activeElement === document.body) {
      element.focus({preventScroll: true});
    }
  });
  element.addEventListener('focusin', remember);
  observer.observe(element, {childList: true, subtree: true});
  return () => {
    element.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
