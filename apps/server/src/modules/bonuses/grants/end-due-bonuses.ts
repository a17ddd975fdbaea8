// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { endBonus, lockForEnd } from './end-grant.ts'
import { dueToEnd } from './requirement-store.ts'

/** Bonuses that one run ends; the next one goes on. */
const atOnce = 500

/**
 * Job: ends bonuses whose time is over, and those that were given up and whose last stake is settled now.
 * Each in a transaction of its own. Returns whose bonuses ended.
 */
export async function endDueBonuses({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<bigint[]> {
  const ended: bigint[] = []
  for (const due of await dueToEnd(database, clock.now(), atOnce)) {
    const isEnded = await database.transaction(async (tx) => {
      const locked = await lockForEnd(tx, due)
      if (!locked || (locked.requirement.state !== 'open' && locked.requirement.state !== 'ending'))
        return false
      const { requirement } = locked
      await endBonus(tx, requirement, {
        endsAs: requirement.endsAs ?? 'expired',
        reason: requirement.endReason,
        nowMs: clock.now(),
      })
      return true
    })
    if (isEnded) ended.push(due.memberId)
  }
  return ended
}
