// The prestige track as it is drawn: a ring of spaces around the ranking, clockwise from the top left.

export const step = 20; // units a space

export interface Ring {
  columns: number;
  rows: number;
}

/** A ring with this many spaces, about 22:5, low enough to be seen beside the rest. If the number is odd, one space of the rectangle stays empty. */
export function ringOf(spaces: number): Ring {
  const half = Math.ceil(spaces / 2) + 2;
  const columns = Math.round((half * 9) / 11);
  return {columns, rows: half - columns};
}

/** The middle of a space, from 0; fractions lie between two of them, on the way. */
export function middleOf(ring: Ring, space: number): {x: number; y: number} {
  const [right, down] = [ring.columns - 1, ring.rows - 1];
  const around = 2 * (right + down);
  const at = ((space % around) + around) % around;
  const centre = (column: number, row: number) => ({x: (column + 0.5) * step, y: (row + 0.5) * step});
  if (at <= right) return centre(at, 0);
  if (at <= right + down) return centre(right, at - right);
  if (at <= 2 * right + down) return centre(2 * right + down - at, down);
  return centre(0, around - at);
}
