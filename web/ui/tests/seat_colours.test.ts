// Whether the colours of the seats can be told apart, from each other and from what is behind them.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const css = readFileSync(join(import.meta.dirname, '../theme.css'), 'utf8');
const themes = {
  light: css.slice(0, css.indexOf("[data-theme='dark']")),
  dark: css.slice(css.indexOf("[data-theme='dark']")),
};

/** Linear light of a colour of the theme. */
function light(theme: string, name: string): Triple {
  const hex = new RegExp(`--${name}: #(..)(..)(..);`).exec(theme)?.slice(1) ?? [];
  expect(hex, name).toHaveLength(3);
  const [r = 0, g = 0, b = 0] = hex.map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const each = ([x, y, z]: Triple, change: (part: number) => number): Triple => [change(x), change(y), change(z)];

/** How people see a colour: with all cones, or without one of the three kinds (Machado and others, 2009). */
const visions: Record<string, Matrix> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Oklab, in which equal distances look about equally large. */
function uniform(colour: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    each(colour, (part) => Math.min(1, Math.max(0, part))),
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(cones, Math.cbrt),
  );
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(one: Triple, other: Triple): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

const seats = Array.from('abcdefgh', (letter) => `seat-${letter}`);

describe.each(Object.entries(themes))('the colours of the seats in the %s theme', (_, theme) => {
  it.each(Object.keys(visions))('can be told apart with %s cones', (name) => {
    const seen = seats.map((seat) => uniform(times(visions[name] as Matrix, light(theme, seat))));
    const distances = seen.flatMap(([x, y, z], at) =>
      seen.slice(0, at).map(([a, b, c]) => Math.hypot(x - a, y - b, z - c)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.1);
  });

  it.each(['ground', 'surface', 'raised', 'sunken'])('stand out from the %s', (behind) => {
    for (const seat of seats) {
      expect(contrast(light(theme, seat), light(theme, behind)), seat).toBeGreaterThanOrEqual(3);
    }
  });

  it('can be written upon, and read on a card', () => {
    for (const seat of seats) {
      expect(contrast(light(theme, seat), light(theme, 'surface')), seat).toBeGreaterThanOrEqual(4.5);
    }
  });
});
