// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'

/** 90 days, one of which may have 25 hours. */
const longestRangeMs = 90 * 86_400_000 + 3_600_000

/** The range of a list: at most 90 days, by default the latest. The caller's end is inclusive. */
export function readRange(
  { startTime, endTime }: { startTime?: number | undefined; endTime?: number | undefined },
  nowMs: number,
): { fromMs: number; toMs: number } {
  const last = endTime ?? nowMs
  const fromMs = startTime ?? Math.max(0, last - longestRangeMs)
  if (last < fromMs || last - fromMs > longestRangeMs)
    throw fault('call.invalid', { fields: { startTime: '', endTime: '' } })
  return { fromMs, toMs: last + 1 }
}
