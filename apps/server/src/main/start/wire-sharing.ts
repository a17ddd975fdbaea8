// SPDX-License-Identifier: Apache-2.0
import type { SharingDeps } from '../../modules/agents/index.ts'
import { findProfile } from '../../modules/members/index.ts'
import { holdersOf } from '../../modules/wallet/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Connects the comparison of accounts with the names to which their money is paid. */
export const wireSharing = (
  { settings, clock, alerts }: Pick<Platform, 'settings' | 'clock' | 'alerts'>,
  database: Database,
): SharingDeps => ({
  database,
  settings,
  clock,
  alerts,
  async paymentNamesOf(db, memberId) {
    const { payeeName } = await findProfile(db, memberId)
    return [...(payeeName === null ? [] : [payeeName]), ...(await holdersOf(db, memberId))]
  },
})
