// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import { PlayRefused } from '../play-refused.ts'
import { exclusionOf } from './exclusion-store.ts'

/** Throws PlayRefused for a member who takes a break or is excluded. */
export async function requireOpenTo(db: Queries, memberId: bigint, nowMs: number): Promise<void> {
  const exclusion = await exclusionOf(db, memberId, nowMs)
  if (exclusion) throw new PlayRefused(memberId, { reason: 'excluded', until: exclusion.untilMs ?? null })
}
