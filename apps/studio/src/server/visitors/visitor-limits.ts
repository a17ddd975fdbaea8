// SPDX-License-Identifier: Apache-2.0
import { addressKey } from '@tessera/rules/site/address-key'
import type { SharedCounts } from '@tessera/limits'
import type { Clock } from '../clock.ts'
import { createThrottle, type Pace } from '../http/throttle.ts'
import { StudioRefusal } from '../refusal.ts'

/** What visitors do for whom nobody pays: of one address, and of all. */
const ofAddress: Pace = { atOnce: 60, perSecond: 15 }
const ofAll: Pace = { atOnce: 200, perSecond: 60 }
/** What stays stored: visitors of one address, and seeds that they have revealed. */
const storedByAddress: Pace = { atOnce: 60, perSecond: 120 / 3_600 }

/** How many visitors can have play money at one time. */
export const MOST_VISITORS = 5_000

export interface VisitorLimits {
  /** A bet, a move or another change. Throws studio.tooManyRequests for the address, studio.visitorsBusy for all. */
  admit(address: string): void
  /** A new visitor, or new seeds of one. Throws studio.tooManyRequests. */
  admitStored(address: string): void
}

/** Keeps visitors with scripts from taking up the studio: whoever plays for money comes first. */
export function createVisitorLimits(clock: Clock, counts: SharedCounts | undefined): VisitorLimits {
  const throttle = createThrottle(clock, { shared: counts && { counts, name: 'visitors' } })
  return {
    admit(address) {
      // Their own limit first, so that one address does not use up that of all.
      throttle(`address ${addressKey(address)}`, ofAddress)
      try {
        throttle('all', ofAll)
      } catch {
        throw new StudioRefusal('studio.visitorsBusy')
      }
    },
    admitStored: (address) => throttle(`stored ${addressKey(address)}`, storedByAddress),
  }
}
