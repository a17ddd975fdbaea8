// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import type { Queries } from '../../platform/db/index.ts'
import { usualTerms } from '../bonuses/index.ts'
import type { RewardCentreDeps } from './reward-centre-deps.ts'
import { findReward } from './reward-store.ts'

/**
 * What a reward costs its member before they claim it, with the terms that a claim grants it with. Only
 * rewards that wait for this member have a price, so nobody chooses the amounts that are simulated. Throws
 * `call.notFound`.
 */
export async function priceReward(
  db: Queries,
  { settings, tellBonus, countryOf }: Pick<RewardCentreDeps, 'settings' | 'tellBonus' | 'countryOf'>,
  { memberId, language, ip, nowMs }: { memberId: bigint; language: string; ip: string; nowMs: number },
  rewardId: bigint,
): Promise<OperationOutput<'rewardCentre.price'>> {
  const reward = await findReward(db, rewardId)
  const waits =
    reward?.memberId === memberId &&
    reward.claimedAtMs === null &&
    reward.cancelledAtMs === null &&
    reward.expiresAtMs > nowMs
  if (!waits) throw fault('call.notFound')
  return tellBonus({
    terms: usualTerms(reward.wagerTimes, reward.maxStake),
    bonus: reward.amount,
    deposit: zero,
    order: await settings.of(reward.brandCode).read('bonuses.spendingOrder'),
    language,
    country: await countryOf(ip),
  })
}
