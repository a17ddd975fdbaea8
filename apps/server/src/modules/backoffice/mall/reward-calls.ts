// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths } from '@tessera/rules/money'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { addReward, changeReward, listRewards, type Reward } from '../../rewards/index.ts'
import { ownCurrency } from '../../site/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { requireSecond, type Payment } from '../second-person/require-second.ts'

type RewardCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'rewards' | 'addReward' | 'changeReward'}`
>

const currencyOf =
  ({ settings }: BackofficeDeps) =>
  (brandCode: string): Promise<string> =>
    ownCurrency(settings.of(brandCode))

/** The rewards of the mall. */
export const mallRewardCalls = (deps: BackofficeDeps): RewardCalls => ({
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
