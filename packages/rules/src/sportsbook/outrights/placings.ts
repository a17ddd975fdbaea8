// SPDX-License-Identifier: Apache-2.0
import { numbersOf } from '../model/period.ts'
import type { OutrightResult } from '../model/result.ts'

/** How many positions the markets of an outright pay, so that a result has to say who took them. */
export const topOf = (markets: readonly { period: string }[]): number =>
  Math.max(1, ...markets.map(({ period }) => numbersOf(period)[0] ?? 1))

/**
 * Throws RangeError for placings that cannot be those of an outright: of somebody who is not in it, with a gap, or with
 * fewer ranked than its markets pay. Equals share a rank, and the next one comes after all of them.
 */
export function checkPlacings(
  { positions, withdrawn }: OutrightResult,
  { competitors, top }: { competitors: readonly string[]; top: number },
): void {
  const known = new Set(competitors)
  const placed = Object.keys(positions)
  if ([...placed, ...withdrawn].some((id) => !known.has(id)))
    throw new RangeError('somebody is not a competitor')
  const out = new Set(withdrawn)
  if (out.size < withdrawn.length || placed.some((id) => out.has(id)))
    throw new RangeError('a competitor is named twice')
  const left = competitors.length - out.size
  if (left === 0) throw new RangeError('all competitors have withdrawn: declare the event void')
  const taken = Object.values(positions)
  const gap = taken.find((rank) => taken.filter((other) => other < rank).length !== rank - 1)
  if (gap !== undefined) throw new RangeError(`rank ${gap} does not follow those before it`)
  const needed = Math.min(top, left)
  if (taken.length < needed) throw new RangeError(`the first ${needed} have to be named`)
}
