// A paint of the player's hand is dragged onto a card of the open painting, in the tray or on the board. Tapping the paint and
// then the card does the same.
import {on} from 'svelte/events';
import type {Attachment} from 'svelte/attachments';
import {Carrier, type Load, type Point} from '$play/carrier';
import type {Colour} from '../model';
import type {ChoiceOf, Play} from '../play.svelte';

/** How far above the finger that carries it a paint floats, in pixels, so that it is seen. */
const lift = 30;

/** The element that shows a card which this paint could replace, at a point of the window. */
function targetAt({x, y}: Point, puts: readonly ChoiceOf<'put'>[], painting: number | undefined): HTMLElement | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  const meant = puts.some(({action}) => `${painting}${action.place}` === place?.dataset.place);
  return place && meant ? place : null;
}

/** A copy of the paint that follows the pointer, where nothing around it can cut it off. */
class Ghost {
  readonly #picture: HTMLElement;

  constructor(button: HTMLElement) {
    const shown = button.querySelector('img') ?? button;
    const {width, height} = shown.getBoundingClientRect();
    this.#picture = shown.cloneNode() as HTMLElement;
    Object.assign(this.#picture.style, {
      position: 'fixed',
      zIndex: '30',
      inset: '0 auto auto 0',
      pointerEvents: 'none',
    });
    Object.assign(this.#picture.style, {width: `${width}px`, height: `${height}px`, margin: '0'});
    document.body.append(this.#picture);
  }

  move({x, y}: Point): void {
    const {offsetWidth, offsetHeight, style} = this.#picture;
    style.transform = `translate3d(${x - offsetWidth / 2}px, ${y - offsetHeight / 2}px, 0) rotate(-4deg)`;
  }

  remove(): void {
    this.#picture.remove();
  }
}

function ontoCard(play: Play, button: HTMLElement, colour: () => Colour): Load<Colour> {
  let ghost: Ghost | undefined;
  let target: HTMLElement | null = null;
  const puts = () => play.offered('put').filter(({action}) => action.colour === colour());
  const aim = (at: HTMLElement | null) => {
    target?.removeAttribute('data-aimed');
    target = at;
    target?.toggleAttribute('data-aimed', true);
  };
  const end = () => {
    ghost?.remove();
    aim(null);
  };
  return {
    find: () => (puts().length > 0 ? colour() : null),
    take: (taken) => {
      play.take({kind: 'paint', colour: taken});
      ghost = new Ghost(button);
    },
    carry: ({x, y}, finger) => {
      const held = {x, y: finger ? y - lift : y};
      ghost?.move(held);
      aim(targetAt(held, puts(), play.shown?.try?.painting));
    },
    drop: () => {
      const place = target?.dataset.place?.at(-1);
      end();
      const put = puts().find(({action}) => action.place === place);
      if (put) void play.choose(put);
      else play.take(null);
    },
    cancel: () => {
      end();
      play.take(null);
    },
  };
}

/** For the button of a paint in the player's hand. */
export function carried(play: Play, colour: () => Colour): Attachment<HTMLElement> {
  return (element) => {
    const carrier = new Carrier(element, ontoCard(play, element, colour));
    const stops = [
      carrier.listen(),
      // The end of a drag is no click; the keyboard clicks without a pointer.
      on(element, 'click', (event) => {
        if (carrier.moved && event.detail !== 0) event.stopImmediatePropagation();
      }),
    ];
    element.style.touchAction = 'none';
    return () => {
      for (const stop of stops) stop();
    };
  };
}
