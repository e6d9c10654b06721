import {flushSync, mount, unmount} from 'svelte';
import {afterEach, describe, expect, it} from 'vitest';
import {isIn, nearest} from '../form/range';
import Stepper from '../form/Stepper.svelte';

const range = {low: 5, high: 25, step: 2};

describe('a range', () => {
  it('has its steps and no other numbers', () => {
    expect([5, 7, 25].every((value) => isIn(value, range))).toBe(true);
    expect([4, 6, 27, 7.5, NaN].some((value) => isIn(value, range))).toBe(false);
  });

  it('takes what is written for the nearest of its numbers', () => {
    expect([-3, 6, 12.9, 99].map((value) => nearest(value, range))).toEqual([5, 7, 13, 25]);
    expect(nearest(99, {low: 0, high: 10, step: 4})).toBe(8);
  });
});

describe('a stepper', () => {
  let component: object | undefined;
  afterEach(() => (component ? unmount(component) : undefined));

  function shown(value: number | null) {
    const chosen: (number | null)[] = [];
    const onchoose = (next: number | null) => chosen.push(next);
    const props = {id: 'size', range, value, usual: 13, less: 'Less', more: 'More', onchoose};
    component = mount(Stepper, {target: document.body, props});
    flushSync();
    const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label=${label}]`);
    const input = document.querySelector<HTMLInputElement>('#size');
    if (!input) throw new Error('there is no field');
    const write = (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event('change', {bubbles: true}));
      return input.value;
    };
    return {chosen, button, input, write};
  }

  it('goes on from the usual number', () => {
    const {chosen, button, input} = shown(null);
    expect([input.value, input.placeholder]).toEqual(['', '13']);
    button('Less')?.click();
    button('More')?.click();
    expect(chosen).toEqual([11, 15]);
  });

  it('ends where the range does', () => {
    const {button} = shown(25);
    expect(button('More')?.disabled).toBe(true);
    expect(button('Less')?.disabled).toBe(false);
  });

  it('takes written numbers, and an empty field for the usual one', () => {
    const {chosen, write} = shown(7);
    expect([write('8'), write('99'), write('')]).toEqual(['9', '25', '']);
    expect(chosen).toEqual([9, 25, null]);
  });
});
