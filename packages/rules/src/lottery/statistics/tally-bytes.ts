// SPDX-License-Identifier: Apache-2.0
import type { CountedSeries } from './counted-series.ts'
import type { CountedRun, Tally } from './count-draws.ts'

/** A position in a run that does not exist, as it is stored. */
const never = 0xffff
const lists = ['hits', 'drawsWith', 'first', 'last', 'longest'] as const

/**
 * The counts of a run as bytes: for each series its five lists, each value in two bytes, the low one first. Throws
 * RangeError for a run that is too long for that.
 */
export function tallyToBytes({ series }: Tally): Uint8Array {
  const numbers = series.flatMap((tally) => lists.flatMap((list) => tally[list]))
  const bytes = new Uint8Array(numbers.length * 2)
  const view = new DataView(bytes.buffer)
  numbers.forEach((number, index) => {
    if (number >= never) throw new RangeError(`${number} is too large for a stored count`)
    view.setUint16(index * 2, number < 0 ? never : number, true)
  })
  return bytes
}

/** The run that `tallyToBytes` stored; undefined if it has not these series. */
export function runFromBytes(
  of: readonly CountedSeries[],
  draws: number,
  bytes: Uint8Array,
): CountedRun | undefined {
  if (bytes.length !== of.reduce((sum, { values }) => sum + values * lists.length * 2, 0)) return undefined
  // A copy, because numbers of two bytes must lie at an even address. The low byte comes first on every processor.
  const numbers = new Uint16Array(new Uint8Array(bytes).buffer)
  let at = 0
  const read = (values: number): Uint16Array => numbers.subarray(at, (at += values))
  return {
    draws,
    series: of.map(({ values }) => ({
      hits: read(values),
      drawsWith: read(values),
      first: read(values),
      last: read(values),
      longest: read(values),
    })),
  }
}
