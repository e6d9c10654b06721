// The measures of the ring of numbers (CV-T5a).

export interface Point {
  x: number;
  y: number;
}

export const middle = 130;
const radius = 84;
/** where the arrows run, around the numbers */
const outside = 112;

/** Number 1 is at the top, and they go round as on a clock. */
const angle = (number: number, of: number) => ((number - 1) / of) * 2 * Math.PI - Math.PI / 2;

const at = (angle: number, far: number): Point => ({
  x: Math.round((middle + far * Math.cos(angle)) * 10) / 10,
  y: Math.round((middle + far * Math.sin(angle)) * 10) / 10,
});

export function place(number: number, of: number): Point {
  return at(angle(number, of), radius);
}

/** How many steps it is from one number to another, upwards or downwards round the ring. */
export function steps(from: number, to: number, of: number, way: 1 | -1): number {
  return ((((to - from) * way) % of) + of) % of;
}

/** An arc outside of the numbers, from one to another. */
export function arc(from: number, to: number, of: number, way: 1 | -1): string {
  const turn = (2 * Math.PI) / of;
  const apart = 0.14 * way; // two arrows that begin at the same number do not touch
  const [start, end] = [angle(from, of) + apart, angle(from, of) + way * steps(from, to, of, way) * turn - apart];
  const [a, b] = [at(start, outside), at(end, outside)];
  const long = Math.abs(end - start) > Math.PI ? 1 : 0;
  return `M${a.x} ${a.y}A${outside} ${outside} 0 ${long} ${way === 1 ? 1 : 0} ${b.x} ${b.y}`;
}
