// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'

/** 90 days, one of which may have 25 hours. */
export const longestPageRangeMs = 90 * 86_400_000 + 3_600_000
export const longestFileRangeMs = 366 * 86_400_000
/** The clock of the database stamps movements of money, and can be a little ahead. */
const aheadMs = 60_000

/** The range of a request: by default the latest. The caller's end is inclusive. */
export function readRange(
  { startTime, endTime }: { startTime?: number | undefined; endTime?: number | undefined },
  { nowMs, longestMs }: { nowMs: number; longestMs: number },
): { fromMs: number; toMs: number } {
  const last = endTime ?? nowMs
  const fromMs = startTime ?? Math.max(0, last - longestMs)
  if (last < fromMs || last - fromMs > longestMs)
    throw fault('call.invalid', { fields: { startTime: '', endTime: '' } })
  return { fromMs, toMs: endTime === undefined ? nowMs + aheadMs : last + 1 }
}
