// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths } from '@tessera/rules/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { findProfile } from '../../members/index.ts'
import {
  addReward,
  approveRedeem,
  changeReward,
  listRedeems,
  listRewards,
  pushPoints,
  rejectRedeem,
  type Redeem,
  type Reward,
} from '../../rewards/index.ts'
import { ownCurrency } from '../../site/index.ts'
import { pushBalance, presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { requireSecond, type Payment } from '../second-person/require-second.ts'

type MallCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'rewards' | 'addReward' | 'changeReward' | 'redeems' | 'approveRedeem' | 'rejectRedeem'}`
>

const currencyOf =
  ({ settings }: BackofficeDeps) =>
  (brandCode: string): Promise<string> =>
    ownCurrency(settings.of(brandCode))

export const mallCalls = (deps: BackofficeDeps): MallCalls => ({
  async 'backoffice.rewards'({ brandCode: brand, ...page }, { db, brandCode }) {
    const { rewards, total } = await listRewards(db, {
      ...page,
      brandCode: await brandOfCall(deps, brand, brandCode),
      enabledOnly: false,
    })
    return presentPage(
      rewards.map((reward) => presentReward(deps, reward)),
      total,
      page,
    )
  },
  async 'backoffice.addReward'({ brandCode: brand, ...reward }, { operator, nowMs, brandCode, language }) {
    const whose = await brandOfCall(deps, brand, brandCode)
    const added = await deps.database.transaction(async (tx) => {
      const done = await addReward(
        tx,
        { nowMs, language, currencyOf: currencyOf(deps) },
        { ...reward, brandCode: whose },
      )
      await requireSecond(tx, deps.settings, { operator, nowMs }, offeredBy('addReward', undefined, done))
      await recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'addReward',
        subject: `reward:${done.id}`,
        after: auditedReward(done),
        nowMs,
      })
      return done
    })
    return presentReward(deps, added)
  },
  async 'backoffice.changeReward'(change, { operator, nowMs, language }) {
    const changed = await deps.database.transaction(async (tx) => {
      const { before, after } = await changeReward(tx, { language, currencyOf: currencyOf(deps) }, change)
      await requireSecond(tx, deps.settings, { operator, nowMs }, offeredBy('changeReward', before, after))
      await recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'changeReward',
        subject: `reward:${after.id}`,
        before: auditedReward(before),
        after: auditedReward(after),
        nowMs,
      })
      return after
    })
    return presentReward(deps, changed)
  },
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

/**
 * What a reward promises more than before: its bonus for every piece. Goods are sent one by one, and points alone pay for
 * them.
 */
function offeredBy(call: string, before: Reward | undefined, after: Reward): Payment {
  const worth = ({ kind, bonus, stock, enabled }: Reward): bigint =>
    kind === 'BONUS' && enabled ? bonus * BigInt(stock) : 0n
  const isDearer = before !== undefined && before.enabled && after.points >= before.points
  const more = worth(after) - (before && isDearer ? worth(before) : 0n)
  const { brandCode, kind, points, bonus, stock, minRankLevel } = after
  return {
    ...{ call, subject: before ? `reward:${after.id}` : `brand:${brandCode}`, brandCode },
    terms: { id: before?.id ?? null, kind, points, bonus, stock, minRankLevel, name: after.name },
    amount: amountOfMillionths(more > 0n ? more : 0n),
  }
}

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

const presentReward = (
  { rewardPicture }: Pick<BackofficeDeps, 'rewardPicture'>,
  { id, brandCode: _, points, ...reward }: Reward,
): OperationOutput<'backoffice.addReward'> => ({
  ...reward,
  names: { ...reward.names },
  rewardId: id,
  points: Number(points),
  imageUrl: rewardPicture(reward.picture),
})

async function presentRedeem(
  db: Queries,
  redeem: Redeem,
): Promise<OperationOutput<'backoffice.approveRedeem'>> {
  const { zalo, whatsapp } = await findProfile(db, redeem.memberId)
  return {
    redeemId: redeem.id,
    memberId: redeem.memberId,
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

const auditedReward = ({ name, kind, category, points, bonus, stock, minRankLevel, enabled }: Reward) => ({
  name,
  kind,
  category,
  points: Number(points),
  bonus: String(bonus),
  stock,
  minRankLevel,
  enabled,
})
