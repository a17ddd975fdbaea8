// SPDX-License-Identifier: Apache-2.0
import type { Locator } from '@playwright/test'

// The sizes of QR codes (ISO/IEC 18004, table 9) for versions 1 to 10, by level L, M, Q, H.
const checkBytes = [
  [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
  [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
  [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
]
const blockCounts = [
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  [1, 1, 2, 2, 4, 4, 6, 6, 8, 8],
  [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
]
/** The two bits of the level as they stand in the code, to the row of the tables. */
const levelOf = [1, 0, 3, 2]
const quietModules = 2

const masks: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/**
 * What a phone reads in a drawn QR code of the page: its stones are looked at one by one, as they are drawn.
 */
export async function readQrCode(code: Locator): Promise<string> {
  const modules = await code.evaluate((svg: SVGSVGElement, quiet) => {
    const dark = [...svg.querySelectorAll('path')].at(-1)!
    const side = svg.viewBox.baseVal.width
    const point = svg.createSVGPoint()
    return Array.from({ length: side - 2 * quiet }, (_, row) =>
      Array.from({ length: side - 2 * quiet }, (_unused, column) => {
        point.x = column + quiet + 0.5
        point.y = row + quiet + 0.5
        return dark.isPointInFill(point)
      }),
    )
  }, quietModules)
  return decode(modules)
}

function decode(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const version = (size - 17) / 4
  if (!Number.isInteger(version) || version < 1 || version > 10)
    throw new Error(`No QR code of ${size} modules`)
  const at = (row: number, column: number): boolean => modules[row]?.[column] ?? false
  const format = bits([0, 1, 2, 3, 4].map((column) => at(8, column))) ^ 0b10101
  const level = levelOf[format >> 3]!
  const mask = masks[format & 7]!
  const stream: boolean[] = []
  for (let right = size - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = upward ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (!isFixed(row, column, size, version)) stream.push(at(row, column) !== mask(row, column))
    }
  }
  const raw = Array.from({ length: Math.floor(stream.length / 8) }, (_, index) =>
    bits(stream.slice(index * 8, index * 8 + 8)),
  )
  return readText(joinBlocks(raw, version, level), version)
}

/** Whether a cell belongs to the pattern that every code of this version has. */
function isFixed(row: number, column: number, size: number, version: number): boolean {
  if (
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6
  )
    return true
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
  const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7]
  return centres.some((y) =>
    centres.some((x) => Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2 && !isFinder(y, x, size)),
  )
}

const isFinder = (row: number, column: number, size: number): boolean =>
  (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6)

/**
 * The data bytes in their order; blocks are laid into each other, and their check bytes are not needed on a
 * clean screen.
 */
function joinBlocks(raw: readonly number[], version: number, level: number): number[] {
  const count = blockCounts[level]![version - 1]!
  const shortLength = Math.floor(raw.length / count) - checkBytes[level]![version - 1]!
  const shortBlocks = count - (raw.length % count)
  const blocks: number[][] = Array.from({ length: count }, () => [])
  let position = 0
  for (let index = 0; index <= shortLength; index += 1) {
    for (let block = 0; block < count; block += 1)
      if (index < shortLength || block >= shortBlocks) blocks[block]!.push(raw[position++]!)
  }
  return blocks.flat()
}

function readText(data: readonly number[], version: number): string {
  const stream = data.flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
  )
  if (bits(stream.slice(0, 4)) !== 0b0100) throw new Error('The code does not hold plain bytes')
  const countBits = version < 10 ? 8 : 16
  const length = bits(stream.slice(4, 4 + countBits))
  return Buffer.from(
    Array.from({ length }, (_, index) =>
      bits(stream.slice(4 + countBits + index * 8, 12 + countBits + index * 8)),
    ),
  ).toString('utf8')
}

const bits = (list: readonly boolean[]): number => list.reduce((number, bit) => number * 2 + Number(bit), 0)
