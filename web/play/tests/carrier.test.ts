import {tick} from 'svelte';
import {beforeEach, describe, expect, it} from 'vitest';
import {Carrier, type Load} from '../carrier';

let element: HTMLElement;
let told: string[];
let stop: () => void;
let carrier: Carrier<string>;

function pointer(kind: string, x: number, y: number, more: PointerEventInit = {}): void {
  const usual = {pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true};
  element.dispatchEvent(new PointerEvent(kind, {...usual, ...more}));
}

async function listen(found: string | null = 'paint'): Promise<void> {
  const load: Load<string> = {
    find: () => found,
    take: (thing) => told.push(`take ${thing}`),
    carry: ({x, y}, finger) => told.push(`carry ${x} ${y}${finger ? ' by finger' : ''}`),
    drop: () => told.push('drop'),
    cancel: () => told.push('cancel'),
  };
  carrier = new Carrier(element, load);
  stop = carrier.listen();
  await tick(); // Svelte listens to pointers a moment later
}

beforeEach(() => {
  element = document.createElement('div');
  element.setPointerCapture = () => undefined; // which jsdom does not have
  told = [];
});

describe('carrying', () => {
  it('takes, carries and drops', async () => {
    await listen();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    pointer('pointermove', 50, 20, {pointerType: 'touch'});
    pointer('pointerup', 50, 20);
    expect(told).toEqual(['take paint', 'carry 30 10', 'carry 50 20 by finger', 'drop']);
    expect(carrier.moved).toBe(true);
  });

  it('takes a trembling hand for a click', async () => {
    await listen();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 13, 14);
    pointer('pointerup', 13, 14);
    expect(told).toEqual([]);
    expect(carrier.moved).toBe(false);
  });

  it('puts back what is let go by Escape, by the browser, or because the element goes', async () => {
    const ends = [
      () => window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})),
      () => pointer('pointercancel', 40, 10),
      () => stop(),
    ];
    for (const end of ends) {
      told = [];
      await listen();
      pointer('pointerdown', 10, 10);
      pointer('pointermove', 40, 10);
      end();
      pointer('pointerup', 40, 10);
      expect(told).toEqual(['take paint', 'carry 40 10', 'cancel']);
      stop();
    }
  });

  it('leaves other pointers alone, and what is not to be taken', async () => {
    await listen();
    pointer('pointerdown', 10, 10, {button: 2});
    pointer('pointermove', 40, 10);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 10, {pointerId: 2});
    expect(told).toEqual([]);
    stop();
    await listen(null);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 10);
    expect(told).toEqual([]);
  });
});
