// The own wall for pointers and the keyboard: finds the place at which a tile that is carried over it would hang.
import type {Attachment} from 'svelte/attachments';
import type {Square} from '../model';
import type {Play} from '../play.svelte';
import {nearestPlace, type Point, type Size} from './geometry';
import {sizeOf} from './items';

/** How far, in squares, a place may be from the tile that is held and still attract it. A finger is less exact than a mouse. */
const reach = {mouse: 1.3, finger: 2.2};
/** How far beside the wall, in squares, a pointer still means the wall. */
const margin = 1;
/** How far above the finger a tile floats, in pixels, so that the finger does not hide it. */
const lift = 34;

const surfaces = new WeakMap<Play, Surface>();

/** The own wall on the screen, if there is one. */
export function surfaceOf(play: Play): Surface | undefined {
  return surfaces.get(play);
}

export class Surface {
  readonly #play: Play;
  #element: HTMLElement | null = null;
  #picture: HTMLElement | null = null;
  /** The element that had the focus before the keyboard took up an item. */
  #origin: HTMLElement | null = null;
  /** Whether a pointer carries what is in the hand. */
  carrying = $state(false);

  constructor(play: Play) {
    this.#play = play;
  }

  /** For the element that the wall fills. */
  readonly wall: Attachment<HTMLElement> = (element) => {
    this.#element = element;
    surfaces.set(this.#play, this);
    return () => {
      this.#element = null;
      surfaces.delete(this.#play);
    };
  };

  /** For the picture that follows the pointer. It is moved directly and not by Svelte, because it moves with every frame. */
  readonly picture: Attachment<HTMLElement> = (element) => {
    this.#picture = element;
    document.body.append(element); // where nothing around it can cut it off
    return () => {
      this.#picture = null;
      element.remove();
    };
  };

  /** The pointer with the tile has moved to this point, in pixels of the window. A finger carries the tile above itself. */
  carry({x, y}: Point, finger: boolean): void {
    const tile = this.#tile();
    if (!tile || !this.#element) return;
    const square = this.#element.clientWidth / this.#play.catalogue.columns;
    const held = {x, y: finger ? y - (tile.height * square) / 2 - lift : y};
    this.#show(held, {width: tile.width * square, height: tile.height * square});
    this.carrying = true;
    const place = this.placeAt(held, finger);
    if (place !== this.#play.hover) this.#play.hover = place;
  }

  /** The place that is meant by a tile held with its centre here. */
  placeAt({x, y}: Point, finger: boolean): Square | null {
    const tile = this.#tile();
    if (!tile || !this.#element) return null;
    const {columns, rows} = this.#play.catalogue;
    const box = this.#element.getBoundingClientRect();
    const at = {x: ((x - box.left) / box.width) * columns, y: ((y - box.top) / box.height) * rows};
    const beside = at.x < -margin || at.y < -margin || at.x > columns + margin || at.y > rows + margin;
    if (beside) return null;
    const wall = {width: columns, height: rows};
    return nearestPlace(this.#play.places.keys(), tile, wall, at, finger ? reach.finger : reach.mouse);
  }

  /** The pointer carries nothing any more. */
  release(): void {
    this.carrying = false;
  }

  /** The keyboard took an item, so the focus moves to the wall. */
  focusFrom(origin: HTMLElement): void {
    this.#origin = origin;
    this.#element?.focus();
  }

  /** Moves the focus back to the element from which the item was taken. */
  focusBack(): void {
    if (this.#origin?.isConnected) this.#origin.focus();
    this.#origin = null;
  }

  focus(): void {
    this.#element?.focus();
  }

  #tile(): Size | null {
    const {hand, catalogue} = this.#play;
    return hand && sizeOf(catalogue, hand.item);
  }

  #show(at: Point, {width, height}: Size): void {
    if (!this.#picture) return;
    const {style} = this.#picture;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = `translate3d(${at.x - width / 2}px, ${at.y - height / 2}px, 0)`;
  }
}
