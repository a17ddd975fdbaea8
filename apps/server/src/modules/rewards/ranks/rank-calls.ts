// SPDX-License-Identifier: Apache-2.0
import { pushBalance } from '../../wallet/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { forBrand } from '../../../platform/settings/for-brand.ts'
import { claimRebate } from '../rebates/claim-rebate.ts'
import { showRebate } from '../rebates/show-rebate.ts'
import type { RewardsDeps } from '../rewards-deps.ts'
import { showRank } from './show-rank.ts'

type RankCalls = Pick<DomainHandlers<'rewards'>, `rewards.${'playerRank' | 'manualRebate' | 'claimRebate'}`>

export const rankCalls = (deps: RewardsDeps): RankCalls => ({
  'rewards.playerRank': (_, { db, member: { memberId }, brandCode, nowMs }) =>
    showRank(db, forBrand(deps, { brandCode }), memberId, nowMs),
  'rewards.manualRebate': (_, { db, member: { memberId }, brandCode }) =>
    showRebate(db, deps.settings.of(brandCode), memberId),
  async 'rewards.claimRebate'({ requestId }, { member: { memberId }, brandCode, nowMs }) {
    const { amount, currency, credited } = await deps.database.transaction((tx) =>
      claimRebate(tx, deps.settings.of(brandCode), { memberId, brandCode, nowMs, requestId }),
    )
    if (credited) pushBalance(deps, { memberId, currency })
    return { amount }
  },
})
