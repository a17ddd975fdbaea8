// SPDX-License-Identifier: Apache-2.0
import { cpus } from 'node:os'

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Prints rows below their headings, with numbers aligned right. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [headings, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell)),
  )
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  for (const [line, row] of cells.entries()) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('   '),
    )
    if (line === 0) console.log(widths.map((width) => '-'.repeat(width)).join('   '))
  }
}

/** One result on a line of its own, for scripts. */
export function figure(name: string, value: number): void {
  console.log(`figure ${name} ${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 1)}`)
}

/** When and on which machine it was measured. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`

/** The number after `--name`, or the default. */
export function numberOption(options: readonly string[], name: string, usual: number): number {
  const at = options.indexOf(`--${name}`)
  if (at < 0) return usual
  const value = Number(options[at + 1])
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} needs a number above 0`)
  return value
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
