// QR codes (ISO/IEC 18004) for links: bytes, with error correction M, up to version 10, which holds 213 bytes.

/** By version: bytes of error correction in a block, and the lengths of the blocks' data. */
const blocks: readonly (readonly [correction: number, ...data: number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
/** The middles of the small squares, in both directions. */
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// --- error correction ------------------------------------------------------------------------------------------------

/** Powers of 2 in the field of 256 elements. */
const powers: number[] = [1];
for (let at = 1; at < 255; ++at) {
  const twice = (powers[at - 1] ?? 0) * 2;
  powers.push(twice > 255 ? twice ^ 0x11d : twice);
}
const logarithm = new Map(powers.map((power, at) => [power, at]));

function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logarithm.get(a) ?? 0) + (logarithm.get(b) ?? 0)) % 255] ?? 0;
}

/** The polynomial with the roots 1, 2, 4, …; its first coefficient, which is 1, is left out. */
function generator(degree: number): number[] {
  let polynomial = [1];
  for (let root = 0; root < degree; ++root) {
    const shifted = [0, ...polynomial.map((factor) => product(factor, powers[root] ?? 0))];
    polynomial = shifted.map((factor, at) => factor ^ (polynomial[at] ?? 0));
  }
  return polynomial.slice(1);
}

function correctionOf(data: readonly number[], length: number): number[] {
  const factors = generator(length);
  let rest = Array.from({length}, () => 0);
  for (const byte of data) {
    const lead = byte ^ (rest[0] ?? 0);
    rest = factors.map((factor, at) => product(factor, lead) ^ (rest[at + 1] ?? 0));
  }
  return rest;
}

/** The remainder that makes a short number safe against errors. */
function checked(value: number, length: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor);
  let rest = value << degree;
  for (let bit = length + degree - 1; bit >= degree; --bit) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - degree);
  }
  return (value << degree) | rest;
}

// --- what is written -------------------------------------------------------------------------------------------------

/** The blocks byte by byte in turn: first their data, then their correction. */
function woven(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map(({length}) => length));
  return Array.from({length: longest}, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}

/** Everything that is written into a code of this version; null if there is no room. */
function written(bytes: Uint8Array, version: number): number[] | null {
  const [correction = 0, ...lengths] = blocks[version - 1] ?? [];
  const room = lengths.reduce((sum, length) => sum + length, 0);
  const count = version < 10 ? 8 : 16;
  if (bytes.length * 8 + 4 + count > room * 8) return null;
  const head = `0100${bytes.length.toString(2).padStart(count, '0')}`;
  const bits = head + Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('') + '0000';
  const data = (bits.match(/.{1,8}/g) ?? []).slice(0, room).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  for (let filler = 0xec; data.length < room; filler ^= 0xec ^ 0x11) data.push(filler);
  let from = 0;
  const parts = lengths.map((length) => data.slice(from, (from += length)));
  return [...woven(parts), ...woven(parts.map((part) => correctionOf(part, correction)))];
}

// --- where it is written ---------------------------------------------------------------------------------------------

class Grid {
  readonly size: number;
  /** null where data belongs */
  readonly #cells: (boolean | null)[][];

  constructor(version: number) {
    this.size = 17 + 4 * version;
    this.#cells = Array.from({length: this.size}, () => Array.from({length: this.size}, () => null));
    const end = this.size - 7;
    for (const [row, column] of [
      [0, 0],
      [0, end],
      [end, 0],
    ] as const)
      this.#finder(row, column);
    const middles = alignments[version - 1] ?? [];
    for (const row of middles) for (const column of middles) if (this.isFree(row, column)) this.#square(row, column);
    for (let at = 8; at < this.size - 8; ++at) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    this.set(this.size - 8, 8, true);
    this.format(0);
    if (version >= 7) this.#version(checked(version, 6, 0x1f25));
  }

  isFree(row: number, column: number): boolean {
    return this.#cells[row]?.[column] === null;
  }

  isDark(row: number, column: number): boolean {
    return this.#cells[row]?.[column] === true;
  }

  set(row: number, column: number, dark: boolean): void {
    const cells = this.#cells[row];
    if (cells && column >= 0 && column < this.size) cells[column] = dark;
  }

  /** A large square of a corner, and the light line around it. */
  #finder(top: number, left: number): void {
    for (let row = -1; row <= 7; ++row) {
      for (let column = -1; column <= 7; ++column) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        if (top + row >= 0 && top + row < this.size) this.set(top + row, left + column, ring !== 2 && ring < 4);
      }
    }
  }

  #square(middle: number, across: number): void {
    for (let row = -2; row <= 2; ++row) {
      for (let column = -2; column <= 2; ++column) {
        this.set(middle + row, across + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
      }
    }
  }

  #version(bits: number): void {
    for (let at = 0; at < 18; ++at) {
      const [far, near] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.set(near, far, ((bits >> at) & 1) === 1);
      this.set(far, near, ((bits >> at) & 1) === 1);
    }
  }

  /** Which mask lies over the data, twice. Correction M is written as 00. */
  format(mask: number): void {
    const bits = checked(mask, 5, 0x537) ^ 0x5412;
    for (let at = 0; at < 15; ++at) {
      const dark = ((bits >> at) & 1) === 1;
      const down = at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at;
      const along = at < 8 ? this.size - 1 - at : at === 8 ? 7 : 14 - at;
      this.set(down, 8, dark);
      this.set(8, along, dark);
    }
  }

  /** The places for data in the order in which it is written: in pairs of columns, up and down. */
  get places(): (readonly [row: number, column: number])[] {
    const found: (readonly [number, number])[] = [];
    let up = true;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
      for (let step = 0; step < this.size; ++step) {
        const row = up ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) if (this.isFree(row, column)) found.push([row, column]);
      }
      up = !up;
    }
    return found;
  }

  /** How hard it is to read: long runs, squares, what looks like a corner, too much of one colour. */
  get penalty(): number {
    const lines = this.#cells.map((row) => row.map((cell) => (cell ? '1' : '0')).join(''));
    const columns = lines.map((_, at) => lines.map((line) => line[at]).join(''));
    let sum = 0;
    for (const line of [...lines, ...columns]) {
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
    }
    lines.slice(1).forEach((line, above) => {
      for (let at = 1; at < line.length; ++at) {
        const four = new Set([line[at], line[at - 1], lines[above]?.[at], lines[above]?.[at - 1]]);
        if (four.size === 1) sum += 3;
      }
    });
    const dark = lines.join('').replaceAll('0', '').length / this.size ** 2;
    return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
  }
}

function masked(version: number, data: readonly number[], mask: number): Grid {
  const grid = new Grid(version);
  const covers = masks[mask] ?? (() => false);
  grid.places.forEach(([row, column], at) => {
    const bit = ((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    grid.set(row, column, (bit === 1) !== covers(row, column));
  });
  grid.format(mask);
  return grid;
}

/** The rows of the code, true for dark; null for a text that is too long. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= blocks.length; ++version) {
    const data = written(bytes, version);
    if (!data) continue;
    const tried = mask === undefined ? masks.map((_, at) => at) : [mask];
    const grids = tried.map((each) => masked(version, data, each));
    const best = grids.reduce((a, b) => (b.penalty < a.penalty ? b : a));
    const line = Array.from({length: best.size}, (_, at) => at);
    return line.map((row) => line.map((column) => best.isDark(row, column)));
  }
  return null;
}
