// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Period } from './agents-deps.ts'

const dayMs = 86_400_000
const longestMs = 90 * dayMs
const usualMs = 30 * dayMs

/**
 * The period of a question: at most 90 days, the last 30 unless said otherwise. The end that the caller names
 * is the last moment that counts.
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
