// Taking things up: a click, a tap or Enter takes what lies on the tray into the hand, and puts it back; a drag carries it over
// the wall, and where it is dropped it hangs.
import {on} from 'svelte/events';
import type {Attachment} from 'svelte/attachments';
import {Carrier, type Load} from '$play/carrier';
import type {Hand, Play} from '../play.svelte';
import {surfaceOf} from './surface.svelte';

/** Over the wall, as long as there is one on the screen. */
function overWall(play: Play, find: Load<Hand>['find']): Load<Hand> {
  const release = () => surfaceOf(play)?.release();
  return {
    find,
    take: (hand) => play.take(hand),
    carry: (pointer, finger) => surfaceOf(play)?.carry(pointer, finger),
    drop: () => {
      release();
      if (play.hover) void play.place(play.hover);
      else play.take(null);
    },
    cancel: () => {
      release();
      play.take(null);
    },
  };
}

function same(a: Hand | null, b: Hand | null): boolean {
  if (!a || !b) return a === b;
  const right = (hand: Hand) => (hand.kind === 'piece' ? hand.right : 0);
  return a.kind === b.kind && a.item === b.item && right(a) === right(b);
}

/** For a button of the tray: takes `hand()` when it is pressed, and puts it back; or lets it be dragged to the wall. */
export function draggable(play: Play, hand: () => Hand | null): Attachment<HTMLElement> {
  return (element) => {
    const carrier = new Carrier(element, overWall(play, hand));
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

/** For the wall: a tile that is laid out can be dragged on. `grip` says whether the pointer went down on it. */
export function draggableFrom(play: Play, grip: (down: PointerEvent) => boolean): Attachment<HTMLElement> {
  return (element) =>
    new Carrier(
      element,
      overWall(play, (down) => (grip(down) ? play.hand : null)),
    ).listen();
}
