// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Period } from './agents-deps.ts'

const dayMs = 86_400_000
/** 90 days, one of which may have 25 hours. */
const longestMs = 90 * dayMs + 3_600_000
const usualMs = 30 * dayMs

/**
 * The period of a request: at most 90 days, by default the last 30. The end that the caller names is
 * included.
 */
export function readPeriod(
  { startTime, endTime }: { startTime?: number | undefined; endTime?: number | undefined },
  nowMs: number,
): Period {
  const last = endTime ?? nowMs
  const fromMs = startTime ?? Math.max(0, last - usualMs)
  if (last < fromMs || last - fromMs > longestMs)
    throw fault('call.invalid', { fields: { startTime: '', endTime: '' } })
  return { fromMs, toMs: last + 1 }
}
