// The measures of the chart of points.

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ScoreChart {
  /** of a round */
  x: (round: number) => number;
  lines: {path: string; /** where its letter stands */ end: number}[];
  ticks: {y: number; value: number}[];
}

/** Steps of 1, 2 or 5 times a power of ten, not more than five of them. */
function tickStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(range / 5, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => range / step <= 5) ?? 10 * power;
}

/** Letters at line ends that are close together are moved apart. */
export function apart(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let above = -Infinity;
  for (const index of order) {
    above = Math.max(moved[index] ?? 0, above + gap);
    moved[index] = above;
  }
  return moved;
}

export function chartOf(standings: readonly (readonly number[])[], frame: Frame): ScoreChart {
  const all = standings.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const step = tickStep(high - low);
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const inner = {width: frame.width - frame.left - frame.right, height: frame.height - frame.top - frame.bottom};
  const x = (round: number) => frame.left + (inner.width * round) / Math.max(1, standings.length - 1);
  const y = (points: number) => frame.top + (inner.height * (top - points)) / (top - bottom);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const seats = standings[0]?.map((_, seat) => standings.map((points) => points[seat] ?? 0)) ?? [];
  const ends = apart(
    seats.map((points) => y(points.at(-1) ?? 0)),
    9,
  );
  return {
    x,
    lines: seats.map((points, seat) => ({
      path: points.map((each, round) => `${round === 0 ? 'M' : 'L'}${rounded(x(round))} ${rounded(y(each))}`).join(''),
      end: rounded(ends[seat] ?? 0),
    })),
    ticks: Array.from({length: Math.round((top - bottom) / step) + 1}, (_, at) => bottom + at * step).map((value) => ({
      value,
      y: rounded(y(value)),
    })),
  };
}
