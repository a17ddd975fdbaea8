// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { createThrottle } from '../http/throttle.ts'
import { isRefusal } from '../refusal.ts'
import type { LiveLimits } from './live-limits.ts'

/** Counts how often an address opens a connection; false beyond its limit. */
export function limitNewConnections(
  { clock, sharedCounts }: Pick<StudioDeps, 'clock' | 'sharedCounts'>,
  { newPerMinutePerAddress }: LiveLimits,
): (addressKey: string) => boolean {
  const throttle = createThrottle(clock, {
    shared: sharedCounts && { counts: sharedCounts, name: 'studio lines' },
  })
  const pace = { atOnce: newPerMinutePerAddress, perSecond: newPerMinutePerAddress / 60 }
  return (addressKey) => {
    try {
      throttle(addressKey, pace)
      return true
    } catch (error) {
      if (isRefusal(error)) return false
      throw error
    }
  }
}
