import {describe, expect, it} from 'vitest';
import {apart, chartOf} from '../chart';

const frame = {width: 300, height: 120, left: 24, right: 18, top: 8, bottom: 18};

describe('the chart of points', () => {
  const chart = chartOf(
    [
      [0, -2],
      [20, 10],
      [48, 30],
    ],
    frame,
  );

  it('has a line for each seat, from the first round to the last', () => {
    expect(chart.lines).toHaveLength(2);
    expect(chart.lines[0]?.path).toMatch(/^M24 [\d.]+L153 [\d.]+L282 [\d.]+$/);
  });

  it('has few ticks, zero among them, that span all points', () => {
    const values = chart.ticks.map(({value}) => value);
    expect(values).toContain(0);
    expect(values.length).toBeLessThanOrEqual(8);
    expect(Math.min(...values)).toBeLessThanOrEqual(-2);
    expect(Math.max(...values)).toBeGreaterThanOrEqual(48);
  });

  it('stays within its frame', () => {
    for (const {y} of chart.ticks) {
      expect(y).toBeGreaterThanOrEqual(frame.top);
      expect(y).toBeLessThanOrEqual(frame.height - frame.bottom);
    }
  });

  it('keeps letters apart', () => {
    expect(apart([10, 12, 50], 9)).toEqual([10, 19, 50]);
    expect(apart([12, 10], 9)).toEqual([19, 10]);
  });

  it('can be empty', () => expect(chartOf([[0, 0]], frame).lines).toHaveLength(2));
});
