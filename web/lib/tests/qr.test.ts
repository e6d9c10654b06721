import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {qrCode} from '../qr';

const drawn = (text: string, mask?: number) =>
  (qrCode(text, mask) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

// As another implementation (the npm package qrcode 1.5) draws it, like all 568 codes that were compared: every third length with
// every mask.
const address = `
#######..##.#.#...#######
#.....#...###.##..#.....#
#.###.#.##....#.#.#.###.#
#.###.#.#...##....#.###.#
#.###.#.#.#.###...#.###.#
#.....#.######.##.#.....#
#######.#.#.#.#.#.#######
........#......#.........
#.#####..##..#.##.#####..
..#..#..#..####..#.....#.
##..#.##.#.#...#..##.#.##
.##.....#..#....#...#...#
#...#.#.##.#.#....###.###
##..##.#..#.#.#......#.#.
#.##.##........#.#.#.#.##
#.#.#..####.#..#.....#..#
#...###..##.##..#####.#..
........#.....#.#...###..
#######....##...#.#.#####
#.....#.##.#...##...##..#
#.###.#.##.###.########..
#.###.#.#.#.#.###.###.###
#.###.#.#.#......#....#.#
#.....#..###....#.####..#
#######.######.#.########`;

describe('a QR code', () => {
  it('is the one that everybody draws', () => {
    expect(drawn('http://192.168.1.5:8000/')).toEqual(address.trim().split('\n'));
  });

  it('is so in every version and with every mask', () => {
    const hash = createHash('sha256');
    for (let length = 1; length <= 213; length += 12) {
      for (let mask = 0; mask < 8; ++mask) hash.update(drawn('x'.repeat(length), mask).join('\n'));
    }
    expect(hash.digest('hex')).toBe('e8d8eb834a6e5b33ad5b9bfadcea18f9b8dbcd9fd03cb207958c6797c08ca0e7');
  });

  it('grows with the text, up to its largest size', () => {
    const sizes = [1, 14, 15, 26, 27, 42, 100, 180, 181, 213].map((length) => drawn('y'.repeat(length)).length);
    expect(sizes).toEqual([21, 21, 25, 25, 29, 29, 41, 53, 57, 57]);
    expect(qrCode('y'.repeat(214))).toBeNull();
  });

  it('counts bytes, not letters', () => {
    expect(drawn('щ'.repeat(7))).toHaveLength(21);
    expect(drawn('щ'.repeat(8))).toHaveLength(25);
  });
});
