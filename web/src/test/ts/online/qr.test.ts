import assert from "node:assert/strict";
import { test } from "node:test";
import { isMasked, multiply, path, qrCode } from "../../../main/ts/online/qr";

/** The modules that carry no data, found by drawing what the standard says once more. */
function isFixed(version: number, x: number, y: number): boolean {
  const size = 17 + 4 * version;
  const centres: Record<number, number[]> = { 1: [], 2: [6, 18], 5: [6, 30], 7: [6, 22, 38], 10: [6, 28, 50] };
  const last = size - 7;
  const isAlignment = (centres[version] ?? []).some((a) =>
    (centres[version] ?? []).some(
      (b) =>
        Math.abs(x - a) <= 2 &&
        Math.abs(y - b) <= 2 &&
        !((a === 6 && b === 6) || (a === 6 && b === last) || (a === last && b === 6)),
    ),
  );
  const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isVersion =
    version >= 7 && ((x < 6 && y >= size - 11 && y < size - 8) || (y < 6 && x >= size - 11 && x < size - 8));
  return isAlignment || isFinder || isVersion || x === 6 || y === 6;
}

/** The mask in the format information beside the upper left finder, and its level. */
function format(code: boolean[][]): { level: number; mask: number } {
  const bit = (x: number, y: number) => (code[y]?.[x] === true ? 1 : 0);
  const bits: number[] = [];
  for (let i = 14; i >= 9; i--) {
    bits.push(bit(14 - i, 8));
  }
  bits.push(bit(7, 8), bit(8, 8), bit(8, 7));
  for (let i = 5; i >= 0; i--) {
    bits.push(bit(8, i));
  }
  const value = bits.reduce((sum, each) => 2 * sum + each, 0) ^ 0x5412;
  return { level: value >> 13, mask: (value >> 10) & 7 };
}

function codewords(code: boolean[][]): number[] {
  const version = (code.length - 17) / 4;
  const { mask } = format(code);
  const bits: number[] = [];
  for (const [x, y] of path(code.length)) {
    if (!isFixed(version, x, y)) {
      bits.push((code[y]?.[x] === true) !== isMasked(mask, x, y) ? 1 : 0);
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, each) => 2 * sum + each, 0),
  );
}

/** Blocks of data and error correction for the versions that are tested. */
const LAYOUT: Record<number, { ecc: number; data: number[] }> = {
  1: { ecc: 10, data: [16] },
  2: { ecc: 16, data: [28] },
  5: { ecc: 24, data: [43, 43] },
  7: { ecc: 18, data: [31, 31, 31, 31] },
  10: { ecc: 26, data: [43, 43, 43, 43, 44] },
};

function blocks(code: boolean[][]): number[][] {
  const { ecc, data } = LAYOUT[(code.length - 17) / 4] ?? { ecc: 0, data: [] };
  const words = codewords(code);
  const parts: number[][] = data.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...data); i++) {
    data.forEach((size, block) => {
      if (i < size) {
        parts[block]?.push(words[next++] ?? -1);
      }
    });
  }
  for (let i = 0; i < ecc; i++) {
    parts.forEach((part) => part.push(words[next++] ?? -1));
  }
  return parts;
}

function read(code: boolean[][]): string {
  const version = (code.length - 17) / 4;
  const { ecc } = LAYOUT[version] ?? { ecc: 0 };
  const data = blocks(code).flatMap((block) => block.slice(0, block.length - ecc));
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const lengthBits = version < 10 ? 8 : 16;
  assert.equal(bits.slice(0, 4), "0100");
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  const start = 4 + lengthBits;
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(bits.slice(start + 8 * i, start + 8 * i + 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

for (const [version, length] of [
  [1, 14],
  [2, 26],
  [5, 84],
  [7, 122],
  [10, 213],
] as const) {
  test(`a code of version ${version} holds its text, and its error correction is right`, () => {
    const text = "https://example.org/#/join/0QmJ_x-3TtGhq1mNvQ5b7w".repeat(5).slice(0, length);
    const code = qrCode(text) ?? [];
    assert.equal(code.length, 17 + 4 * version);
    assert.equal(format(code).level, 0);
    assert.equal(read(code), text);
    const { ecc } = LAYOUT[version] ?? { ecc: 0 };
    for (const block of blocks(code)) {
      let root = 1;
      for (let i = 0; i < ecc; i++) {
        assert.equal(
          block.reduce((sum, byte) => multiply(sum, root) ^ byte, 0),
          0,
        );
        root = multiply(root, 2);
      }
    }
  });
}

test("a text beyond the largest version has no code", () => {
  assert.equal(qrCode("x".repeat(214)), undefined);
});

test("the patterns that scanners look for are in three corners", () => {
  const code = qrCode("Tabuleiro") ?? [];
  const row = (y: number) => (code[y] ?? []).map((dark) => (dark ? "#" : ".")).join("");
  assert.equal(row(0).slice(0, 8), "#######.");
  assert.equal(row(1).slice(0, 8), "#.....#.");
  assert.equal(row(2).slice(0, 8), "#.###.#.");
  assert.equal(row(0).slice(-8), ".#######");
  assert.equal(row(20).slice(0, 8), "#######.");
  assert.equal(row(6).slice(6, 15), "#.#.#.#.#");
});
