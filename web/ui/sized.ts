import type {Attachment} from 'svelte/attachments';

/**
 * Tells the size of an element before it is first drawn, and whenever it changes. Unlike bind:clientWidth it does not make the
 * browser lay out a page that is half made.
 */
export function sized(tell: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
