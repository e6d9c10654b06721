// For tests: the checks of the figures of every rulebook. Import it before their components: a component that moves something asks
// for the wish for less motion when it is loaded, and jsdom does not know it.
import {flushSync, mount, unmount, type Component} from 'svelte';
import {describe, expect, it, vi} from 'vitest';
import {read} from '$lib/tests/repository';
import {figuresOf} from '$lib/rulebook';
import {readRulebook} from '../../../../plugins/rulebook';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), {matches: true}));

/** jsdom draws nothing, so the test itself says what comes near. */
let comeNear: (() => void)[] = [];
class Observer implements Partial<IntersectionObserver> {
  constructor(seen: (entries: {isIntersecting: boolean}[]) => void) {
    comeNear.push(() => seen([{isIntersecting: true}]));
  }
  observe = vi.fn();
  disconnect = vi.fn();
}
vi.stubGlobal('IntersectionObserver', Observer);

interface Figures<Engine> {
  /** the rulebook, and the words beside it with the beginning of the keys of captions */
  rulebook: string;
  words: string;
  caption: string;
  /** the names of all that can be drawn */
  drawn: readonly string[];
  Figure: Component<{name: string; engine: Engine}>;
  engine: Engine;
}

export function describeFigures<Engine>({rulebook, words, caption, drawn, Figure, engine}: Figures<Engine>): void {
  const names = figuresOf(readRulebook(read(rulebook)));
  describe(`the figures of ${rulebook}`, () => {
    it('are those that it has places for', () => {
      expect(drawn.toSorted()).toEqual([...names].sort());
    });

    it('have a caption', () => {
      const messages = read(words);
      for (const name of names) expect(messages).toContain(`${caption}${name} = `);
    });

    it.each(names)('%s is drawn when it comes near, not before', async (name) => {
      comeNear = [];
      const target = document.createElement('div');
      const figure = mount(Figure, {target, props: {name, engine}});
      const pictures = () => target.querySelectorAll('figure img, figure image').length;
      flushSync();
      expect(pictures()).toBe(0);
      comeNear.forEach((seen) => seen());
      await vi.waitFor(() => expect(pictures()).toBeGreaterThan(0));
      void unmount(figure);
    });
  });
}
