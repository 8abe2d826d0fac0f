/**
 * QR codes (ISO/IEC 18004) in byte mode with error correction level M, in versions 1 to 10: up to 213 bytes, far
 * more than a link needs.
 */

/** Error correction per version: codewords per block, and the numbers and data sizes of its blocks. */
const BLOCKS: [ecc: number, blocks: [count: number, data: number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];

/** The centres of the alignment patterns per version. */
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** The two bits of level M in the format information. */
const LEVEL_M = 0;

/** The modules of the code of a text, by row and column, true for dark; undefined if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length <= capacity(i + 1)) + 1;
  return version === 0 ? undefined : draw(version, codewords(version, bytes));
}

function dataSize(version: number): number {
  return blocks(version).reduce((sum, [count, data]) => sum + count * data, 0);
}

function blocks(version: number): [number, number][] {
  return BLOCKS[version - 1]?.[1] ?? [];
}

/** The number of bits of the length of the text. */
function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function capacity(version: number): number {
  return Math.floor((8 * dataSize(version) - 4 - lengthBits(version)) / 8);
}

/** The data and its error correction, interleaved. */
function codewords(version: number, bytes: number[]): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) {
      bits.push((value >> i) & 1);
    }
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits(version));
  bytes.forEach((byte) => push(byte, 8));
  const size = dataSize(version);
  push(0, Math.min(4, 8 * size - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) {
    data.push(bits.slice(i, i + 8).reduce((byte, bit) => 2 * byte + bit, 0));
  }
  for (let i = 0; data.length < size; i++) {
    data.push(i % 2 === 0 ? 0xec : 0x11);
  }
  const ecc = BLOCKS[version - 1]?.[0] ?? 0;
  const parts: number[][] = [];
  let from = 0;
  for (const [count, length] of blocks(version)) {
    for (let i = 0; i < count; i++) {
      parts.push(data.slice(from, from + length));
      from += length;
    }
  }
  const corrections = parts.map((part) => remainder(part, ecc));
  return [...interleaved(parts), ...interleaved(corrections)];
}

function interleaved(parts: number[][]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat();
}

/** Product in the field of 256 elements with the polynomial 0x11D. */
export function multiply(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon remainder of data. */
function remainder(data: number[], degree: number): number[] {
  const divisor: number[] = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      divisor[j] = multiply(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  let rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((each, i) => each ^ multiply(divisor[i] ?? 0, factor));
  }
  return rest;
}

/** A code in the making: modules, and which of them are patterns that carry no data. */
interface Grid {
  size: number;
  dark: boolean[][];
  fixed: boolean[][];
}

function draw(version: number, words: number[]): boolean[][] {
  const candidates = Array.from({ length: 8 }, (_, mask) => {
    const grid = patterns(version);
    place(grid, words, mask);
    format(grid, mask);
    return grid.dark;
  });
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))] ?? [];
}

function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const square = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const grid: Grid = { size, dark: square(), fixed: square() };
  for (let i = 0; i < size; i++) {
    set(grid, i, 6, i % 2 === 0);
    set(grid, 6, i, i % 2 === 0);
  }
  finder(grid, 3, 3);
  finder(grid, size - 4, 3);
  finder(grid, 3, size - 4);
  const centres = ALIGNMENT[version - 1] ?? [];
  const last = centres.at(-1);
  for (const x of centres) {
    for (const y of centres) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) {
        ring(grid, x, y, 2, (distance) => distance !== 1);
      }
    }
  }
  // Reserves the place of the format; its bits depend on the mask.
  format(grid, 0);
  if (version >= 7) {
    versionBits(grid, version);
  }
  return grid;
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid.dark[y];
  const fixed = grid.fixed[y];
  if (row !== undefined && fixed !== undefined && x >= 0 && x < grid.size) {
    row[x] = dark;
    fixed[x] = true;
  }
}

function ring(grid: Grid, x: number, y: number, radius: number, isDark: (distance: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      set(grid, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function finder(grid: Grid, x: number, y: number): void {
  ring(grid, x, y, 4, (distance) => distance !== 2 && distance !== 4);
}

function format(grid: Grid, mask: number): void {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) {
    rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  }
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  const { size } = grid;
  for (let i = 0; i <= 5; i++) {
    set(grid, 8, i, bit(i));
  }
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let i = 9; i < 15; i++) {
    set(grid, 14 - i, 8, bit(i));
  }
  for (let i = 0; i < 8; i++) {
    set(grid, size - 1 - i, 8, bit(i));
  }
  for (let i = 8; i < 15; i++) {
    set(grid, 8, size - 15 + i, bit(i));
  }
  set(grid, 8, size - 8, true);
}

function versionBits(grid: Grid, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i++) {
    rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  }
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const a = grid.size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(grid, a, b, dark);
    set(grid, b, a, dark);
  }
}

/** Whether a mask inverts a module. */
export function isMasked(mask: number, x: number, y: number): boolean {
  switch (mask) {
    case 0:
      return (x + y) % 2 === 0;
    case 1:
      return y % 2 === 0;
    case 2:
      return x % 3 === 0;
    case 3:
      return (x + y) % 3 === 0;
    case 4:
      return (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0;
    case 5:
      return ((x * y) % 2) + ((x * y) % 3) === 0;
    case 6:
      return (((x * y) % 2) + ((x * y) % 3)) % 2 === 0;
    default:
      return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
  }
}

/** The columns and rows of a code in the order in which they carry data: in pairs of columns, up and down. */
export function* path(size: number): Generator<[x: number, y: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is skipped.
    const column = right <= 6 ? right - 1 : right;
    const isUpward = ((column + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = isUpward ? size - 1 - i : i;
      yield [column, y];
      yield [column - 1, y];
    }
  }
}

function place(grid: Grid, words: number[], mask: number): void {
  let i = 0;
  for (const [x, y] of path(grid.size)) {
    const row = grid.dark[y];
    if (row !== undefined && grid.fixed[y]?.[x] === false) {
      const bit = ((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
      row[x] = (bit === 1) !== isMasked(mask, x, y);
      i++;
    }
  }
}

/** The penalty of a mask: long runs, blocks, patterns like finders, and an uneven share of dark modules. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const at = (x: number, y: number) => dark[y]?.[x] === true;
  let sum = 0;
  let count = 0;
  for (let a = 0; a < size; a++) {
    sum += runs((b) => at(b, a), size) + runs((b) => at(a, b), size);
    for (let b = 0; b < size; b++) {
      count += at(a, b) ? 1 : 0;
      const first = at(a, b);
      const isBlock = a + 1 < size && b + 1 < size;
      if (isBlock && at(a + 1, b) === first && at(a, b + 1) === first && at(a + 1, b + 1) === first) {
        sum += 3;
      }
    }
  }
  return sum + 10 * Math.floor(Math.abs((100 * count) / (size * size) - 50) / 5);
}

const FINDER = "1011101";

function runs(at: (i: number) => boolean, size: number): number {
  const line = Array.from({ length: size }, (_, i) => (at(i) ? "1" : "0")).join("");
  let sum = 0;
  for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) {
    sum += run.length - 2;
  }
  for (let i = 0; i + 11 <= size; i++) {
    const part = line.slice(i, i + 11);
    if (part === `${FINDER}0000` || part === `0000${FINDER}`) {
      sum += 40;
    }
  }
  return sum;
}
