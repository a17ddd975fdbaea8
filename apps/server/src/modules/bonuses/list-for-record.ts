// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../platform/db/index.ts'
import type { ListedBonus } from '../wallet/index.ts'
import { bonusesOf } from './grants/requirement-store.ts'

/** Bonuses of a member that were money of their own, newest first, for the record of bonuses (D-84). */
export async function listForRecord(
  db: Queries,
  memberId: bigint,
  range: { fromMs: number; toMs: number; limit: number },
): Promise<{ list: ListedBonus[]; total: number }> {
  const { bonuses, total } = await bonusesOf(db, memberId, range)
  return {
    list: bonuses.map((bonus) => ({
      id: `bonus/${bonus.id}`,
      time: bonus.openedAtMs,
      promotion: bonus.title,
      amount: bonus.amount,
      required: bonus.required,
      done: bonus.progress,
      status: bonus.state,
      released: bonus.released,
      reason: bonus.endReason,
    })),
    total,
  }
}
