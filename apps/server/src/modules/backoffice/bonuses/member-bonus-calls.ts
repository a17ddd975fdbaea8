// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import {
  balanceOfBonus,
  cancelBonus,
  findRequirement,
  pageOfBonuses,
  pushBonuses,
  type Requirement,
} from '../../bonuses/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

type MemberBonusCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'memberBonuses' | 'cancelBonus'}`>

export const memberBonusCalls = (deps: BackofficeDeps): MemberBonusCalls => ({
  async 'backoffice.memberBonuses'({ id, ...page }, { db }) {
    const { id: memberId } = await memberOf(db, BigInt(id))
    const { bonuses, total } = await pageOfBonuses(db, memberId, page)
    const list = []
    for (const bonus of bonuses) list.push(await present(db, bonus))
    return presentPage(list, total, page)
  },
  async 'backoffice.cancelBonus'({ bonusId, reason }, { tx, operator, nowMs, afterCommit }) {
    const before = await findRequirement(tx, bonusId)
    if (!before) throw fault('call.notFound')
    const { operatorId, name } = operator
    const state = await cancelBonus(tx, { operatorId, nowMs }, { bonusId, reason })
    await recordAction(tx, {
      operatorId,
      operatorName: name,
      action: 'cancelBonus',
      subject: `bonus:${bonusId}`,
      memberId: before.memberId,
      before: { member: Number(before.memberId), state: before.state },
      after: { state, reason },
      nowMs,
    })
    afterCommit(() => pushBonuses(deps, before.memberId))
    return { bonusId, state }
  },
})

type Presented = OperationOutput<'backoffice.memberBonuses'>['list'][number]

async function present(db: Queries, bonus: Requirement): Promise<Presented> {
  const { terms, state } = bonus
  return {
    bonusId: bonus.id,
    title: bonus.title,
    source: bonus.source,
    reference: bonus.reference,
    currency: bonus.currency,
    amount: bonus.amount,
    balance: state === 'open' || state === 'ending' ? await balanceOfBonus(db, bonus) : zero,
    required: bonus.required,
    done: bonus.progress,
    state,
    grantedAt: bonus.openedAtMs,
    expiresAt: bonus.expiresAtMs ?? null,
    endedAt: bonus.endedAtMs ?? null,
    released: bonus.released,
    returned: bonus.returned,
    reason: bonus.endReason,
    wagerTimes: terms.wagerTimes,
    wagerBase: terms.wagerBase,
    daysToWager: terms.daysToWager,
    maxStake: terms.maxStake,
    spendingOrder: bonus.spendingOrder,
    weights: { ...terms.weights },
    vendorWeights: { ...terms.vendorWeights },
    gameWeights: { ...terms.gameWeights },
  }
}
