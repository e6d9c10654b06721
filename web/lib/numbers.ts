/** A real minus, as wide as the plus, in every language. */
export function typeset(number: string): string {
  return number.replace('-', '−');
}

/**
 * Whether our languages all write a number alike: a whole one without thousands. The browser need not be asked how then, and
 * making its formatter takes longer than anything else on a page.
 */
export function isPlain(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1000;
}
