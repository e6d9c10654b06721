// Carrying things with a pointer: it goes down on an element, takes what lies there, and drops it elsewhere.
import {on} from 'svelte/events';

/** In pixels; less is a click with a trembling hand. */
const dragFrom = 6;

export interface Point {
  x: number;
  y: number;
}

/** Something that is carried, and what happens to it. */
export interface Load<Thing> {
  /** what the pointer finds where it goes down; null for nothing */
  find: (down: PointerEvent) => Thing | null;
  /** it is more than a click */
  take: (thing: Thing) => void;
  /** the pointer is here, in pixels of the window */
  carry: (pointer: Point, finger: boolean) => void;
  /** it is let go, where it was carried last */
  drop: () => void;
  /** it is put back */
  cancel: () => void;
}

/** Follows pointers that go down on an element, and carries what they take from there. */
export class Carrier<Thing> {
  readonly #element: HTMLElement;
  readonly #load: Load<Thing>;
  #down: PointerEvent | null = null;
  #thing: Thing | null = null;
  /** Whether the pointer did more than a click. */
  moved = false;

  constructor(element: HTMLElement, load: Load<Thing>) {
    this.#element = element;
    this.#load = load;
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
    this.#thing = event.isPrimary && event.button === 0 ? this.#load.find(event) : null;
    if (this.#thing === null) return;
    this.#down = event;
    this.#element.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const down = this.#down;
    if (event.pointerId !== down?.pointerId || this.#thing === null) return;
    const pointer = {x: event.clientX, y: event.clientY};
    if (!this.moved) {
      if (Math.hypot(pointer.x - down.clientX, pointer.y - down.clientY) < dragFrom) return;
      this.moved = true;
      this.#load.take(this.#thing);
    }
    this.#load.carry(pointer, event.pointerType === 'touch');
  }

  #end(event: PointerEvent, how: 'drop' | 'cancel'): void {
    if (event.pointerId !== this.#down?.pointerId) return;
    this.#down = null; // before anything else: letting go of the pointer ends here too
    if (this.moved) this.#load[how]();
  }
}
