// Latencies in a flat array that grows as needed.
export class Samples {
  constructor() {
    this.values = new Float64Array(1 << 16);
    this.count = 0;
  }

  add(value) {
    if (this.count === this.values.length) {
      const larger = new Float64Array(2 * this.count);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.count] = value;
    this.count += 1;
  }

  /** The values at these fractions, by the nearest rank; null when there are none. */
  quantiles(...fractions) {
    const sorted = this.values.slice(0, this.count).sort();
    return fractions.map((fraction) => sorted[Math.max(0, Math.ceil(fraction * sorted.length) - 1)] ?? null);
  }
}

/** Rounded for people to read. */
export const rounded = (value, digits = 3) => (value === null ? null : Number(value.toFixed(digits)));
