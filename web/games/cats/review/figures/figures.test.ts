import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {flushSync, mount, unmount} from 'svelte';
import {describe, expect, it, vi} from 'vitest';
import {figuresOf} from '$lib/rulebook';
import {readRulebook} from '$lib/rulebook_plugin';
import {startEngine} from '$lib/wasm_engine';
import type {Catalogue, Insight, View} from '../../model';
import {drawings, stills} from './drawings';
import Figure from './Figure.svelte';
import {arc, steps} from './parts/ring';
import {agreement} from './scene';

// Things that move ask about that when they are loaded, and jsdom has no answer.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), {matches: true})));

/** jsdom has nothing that is seen either: what comes near is what the test brings near. */
let comeNear: (() => void)[] = [];
class Observer implements Partial<IntersectionObserver> {
  constructor(seen: (entries: {isIntersecting: boolean}[]) => void) {
    comeNear.push(() => seen([{isIntersecting: true}]));
  }
  observe = vi.fn();
  disconnect = vi.fn();
}
vi.stubGlobal('IntersectionObserver', Observer);

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path));
const names = figuresOf(readRulebook(read('docs/rules/cats.md').toString()));
const engines = startEngine((await WebAssembly.instantiate(read('build/wasm/vernissage.wasm'))).instance);
const engine = engines.open<View, Insight, Catalogue>(agreement);

describe('the figures of the rulebook of Cats', () => {
  it('are those that it has places for', () => {
    expect(Object.keys({...drawings, ...stills}).sort()).toEqual([...names].sort());
  });

  it('have a caption', () => {
    const messages = read('web/i18n/en/cats_review.ftl').toString();
    for (const name of names) expect(messages).toContain(`cats-review-figure-${name} = `);
  });

  it.each(names)('%s is drawn when it comes near, not before', async (name) => {
    comeNear = [];
    const target = document.createElement('div');
    const figure = mount(Figure, {target, props: {name, engine}});
    const drawn = () => target.querySelectorAll('figure img, figure image').length;
    flushSync();
    expect(drawn()).toBe(0);
    comeNear.forEach((seen) => seen());
    await vi.waitFor(() => expect(drawn()).toBeGreaterThan(0));
    void unmount(figure);
  });
});

describe('the ring of numbers', () => {
  it('goes round at its ends', () => {
    expect(steps(2, 4, 12, 1)).toBe(2);
    expect(steps(2, 12, 12, -1)).toBe(2);
    expect(steps(2, 12, 12, 1)).toBe(10);
  });

  it('turns up with the clock and down against it', () => {
    expect(arc(2, 4, 12, 1)).toMatch(/ 0 0 1 [\d.]+ [\d.]+$/);
    expect(arc(2, 12, 12, -1)).toMatch(/ 0 0 0 [\d.]+ [\d.]+$/);
  });
});
