// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../platform/db/index.ts'
import { lockApplication, updateJudged, type Application, type Judgement } from './application-store.ts'
import { creditReward } from './credit-reward.ts'

/**
 * Approves an application, which credits what it was promised, or rejects it (D-138). An application is
 * judged once. Throws `call.notFound`, `promotions.wrongState`.
 */
export async function judgeApplication(
  tx: Tx,
  id: number,
  { title, ...judgement }: Judgement & { /** Of the promotion, for the account record. */ title: string },
): Promise<Application> {
  const before = await lockApplication(tx, id)
  if (!before) throw fault('call.notFound')
  if (before.status !== 'Applying') throw fault('promotions.wrongState', { status: before.status })
  const after = await updateJudged(tx, id, judgement)
  if (after.status === 'Issued')
    await creditReward(tx, {
      memberId: after.memberId,
      amount: after.reward,
      currency: after.currency,
      reference: `application/${id}`,
      memo: title,
    })
  return after
}
