// Numbers in steps: low, low + step, and so on up to high.
export interface Range {
  low: number;
  high: number;
  step: number;
}

export function isIn(value: number, {low, high, step}: Range): boolean {
  return value >= low && value <= high && (value - low) % step === 0;
}

/** The number of the range that is nearest to this one. */
export function nearest(value: number, {low, high, step}: Range): number {
  const steps = Math.round((Math.min(Math.max(value, low), high) - low) / step);
  return low + Math.min(steps, Math.floor((high - low) / step)) * step;
}
