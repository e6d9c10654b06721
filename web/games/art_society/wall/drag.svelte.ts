// Taking things up: a click, a tap or Enter takes what lies on the tray into the hand, and puts it back; a drag carries it over
// the wall, and where it is dropped it hangs.
import {on} from 'svelte/events';
import type {Attachment} from 'svelte/attachments';
import type {Hand, Play} from '../play.svelte';
import {surfaceOf} from './surface.svelte';

/** In pixels; less is a click with a trembling hand. */
const dragFrom = 6;

/** Follows pointers that go down on an element, and carries what they take from there. */
class Carrier {
  readonly #play: Play;
  readonly #element: HTMLElement;
  readonly #taken: (down: PointerEvent) => Hand | null;
  #down: PointerEvent | null = null;
  #hand: Hand | null = null;
  /** Whether the pointer did more than a click. */
  moved = false;

  constructor(play: Play, element: HTMLElement, taken: (down: PointerEvent) => Hand | null) {
    this.#play = play;
    this.#element = element;
    this.#taken = taken;
  }

  listen(): () => void {
    const element = this.#element;
    const stops = [
      on(element, 'pointerdown', (event) => this.#press(event)),
      on(element, 'pointermove', (event) => this.#move(event)),
      on(element, 'pointerup', (event) => this.#end(event, 'drop')),
      on(element, 'pointercancel', (event) => this.#end(event, 'cancel')),
      on(element, 'lostpointercapture', (event) => this.#end(event, 'cancel')),
      on(element, 'dragstart', (event) => event.preventDefault()), // the browser's own kind of dragging
      on(window, 'keydown', ({key}) => {
        if (key === 'Escape' && this.#down) this.#end(this.#down, 'cancel');
      }),
    ];
    return () => {
      if (this.#down) this.#end(this.#down, 'cancel');
      for (const stop of stops) stop();
    };
  }

  #press(event: PointerEvent): void {
    this.moved = false;
    this.#hand = event.isPrimary && event.button === 0 ? this.#taken(event) : null;
    if (!this.#hand) return;
    this.#down = event;
    this.#element.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const down = this.#down;
    if (event.pointerId !== down?.pointerId) return;
    const pointer = {x: event.clientX, y: event.clientY};
    if (!this.moved) {
      if (Math.hypot(pointer.x - down.clientX, pointer.y - down.clientY) < dragFrom) return;
      this.moved = true;
      this.#play.take(this.#hand);
    }
    surfaceOf(this.#play)?.carry(pointer, event.pointerType === 'touch');
  }

  #end(event: PointerEvent, how: 'drop' | 'cancel'): void {
    if (event.pointerId !== this.#down?.pointerId) return;
    this.#down = null; // before anything else: letting go of the pointer ends here too
    if (!this.moved) return;
    surfaceOf(this.#play)?.release();
    const place = how === 'drop' ? this.#play.hover : null;
    if (place) void this.#play.place(place);
    else this.#play.take(null);
  }
}

function same(a: Hand | null, b: Hand | null): boolean {
  if (!a || !b) return a === b;
  const right = (hand: Hand) => (hand.kind === 'piece' ? hand.right : 0);
  return a.kind === b.kind && a.item === b.item && right(a) === right(b);
}

/** For a button of the tray: takes `hand()` when it is pressed, and puts it back; or lets it be dragged to the wall. */
export function draggable(play: Play, hand: () => Hand | null): Attachment<HTMLElement> {
  return (element) => {
    const carrier = new Carrier(play, element, hand);
    const stops = [
      carrier.listen(),
      on(element, 'click', (event) => {
        const byKeyboard = event.detail === 0; // no pointer has clicked
        if (carrier.moved && !byKeyboard) return; // the end of a drag
        const held = same(play.hand, hand());
        play.take(held ? null : hand());
        if (!held && byKeyboard) surfaceOf(play)?.focusFrom(element); // where it goes on
      }),
    ];
    element.style.touchAction = 'none';
    $effect(() => {
      const taken = hand();
      element.ariaPressed = taken ? String(same(play.hand, taken)) : null;
      element.style.cursor = taken ? 'grab' : '';
    });
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** For the wall: what was laid on it can be dragged on. `grip` says whether a pointer went down on that. */
export function draggableFrom(play: Play, grip: (down: PointerEvent) => boolean): Attachment<HTMLElement> {
  return (element) => new Carrier(play, element, (down) => (grip(down) ? play.hand : null)).listen();
}
