// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { findProfile } from '../../members/index.ts'
import { approveRedeem, listRedeems, pushPoints, rejectRedeem, type Redeem } from '../../rewards/index.ts'
import { pushBalance, presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { requireSecond } from '../second-person/require-second.ts'

type RedeemCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'redeems' | 'approveRedeem' | 'rejectRedeem'}`
>

/** What members ordered in the mall, and the decisions about it. */
export const redeemCalls = (deps: BackofficeDeps): RedeemCalls => ({
  async 'backoffice.redeems'({ brandCode, ...query }, { db }) {
    const { redeems, total } = await listRedeems(db, {
      ...query,
      brandCode: await brandFilter(deps, brandCode),
    })
    return presentPage(await Promise.all(redeems.map((redeem) => presentRedeem(db, redeem))), total, query)
  },
  async 'backoffice.approveRedeem'({ id, remark }, context) {
    const { tx, operator, nowMs } = context
    const redeem = await approveRedeem(tx, { id, remark, by: operator.name, nowMs })
    const { brandCode, memberId, bonus, currency } = redeem
    await requireSecond(tx, deps.settings, context, {
      ...{ call: 'approveRedeem', subject: `redeem:${id}`, terms: { bonus } },
      ...{ brandCode, memberId, amount: bonus, currency },
    })
    return decided(deps, context, 'approveRedeem', redeem)
  },
  async 'backoffice.rejectRedeem'({ id, remark }, context) {
    return decided(
      deps,
      context,
      'rejectRedeem',
      await rejectRedeem(context.tx, { id, remark, by: context.operator.name, nowMs: context.nowMs }),
    )
  },
})

/** Records the decision and, once it is committed, notifies the member's open pages. */
async function decided(
  deps: BackofficeDeps,
  { tx, operator, nowMs, afterCommit }: RequestFacts & { tx: Tx; operator: OperatorActor },
  action: string,
  redeem: Redeem,
): Promise<OperationOutput<'backoffice.approveRedeem'>> {
  const { id, status, remark, points, memberId, currency } = redeem
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `redeem:${id}`,
    memberId,
    before: { status: 'In Process' },
    after: { status, remark, points: Number(points) },
    nowMs,
  })
  afterCommit(() => {
    pushPoints(deps, memberId)
    pushBalance(deps, { memberId, currency })
  })
  return presentRedeem(tx, redeem)
}

async function presentRedeem(
  db: Queries,
  redeem: Redeem,
): Promise<OperationOutput<'backoffice.approveRedeem'>> {
  const { zalo, whatsapp } = await findProfile(db, redeem.memberId)
  return {
    redeemId: redeem.id,
    memberId: Number(redeem.memberId),
    brandCode: redeem.brandCode,
    username: redeem.username,
    name: redeem.name,
    kind: redeem.kind,
    quantity: redeem.quantity,
    points: Number(redeem.points),
    bonus: redeem.bonus,
    address: redeem.address,
    zalo: zalo ?? '',
    whatsapp: whatsapp ?? '',
    status: redeem.status,
    createTime: redeem.createdAtMs,
    remark: redeem.remark,
    decidedAt: redeem.decidedAtMs ?? null,
    decidedBy: redeem.decidedBy,
  }
}
