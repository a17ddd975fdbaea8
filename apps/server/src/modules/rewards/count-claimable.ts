// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Queries } from '../../platform/db/index.ts'
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import { missionsToClaim } from '../missions/index.ts'
import { countToClaim } from '../promotions/index.ts'
import { countClaimable } from '../reward-centre/index.ts'
import { canClaimRebate } from './rebates/show-rebate.ts'
import type { RewardsDeps } from './rewards-deps.ts'

type Claimable = OperationOutput<'rewards.claimable'>

/** What a member can claim now (D-180): each count is that of the buttons that its page offers. */
export async function showClaimable(
  deps: Pick<RewardsDeps, 'settings' | 'gameEdges' | 'countryOf'>,
  context: RequestFacts & { db: Queries; member: MemberActor },
): Promise<Claimable> {
  const { db, member, brandCode, nowMs } = context
  const { memberId, trial } = member
  // A trial account looks at everything and is paid nothing.
  if (trial) return { rewards: 0, missions: 0, rebates: 0, promotions: 0 }
  const settings = deps.settings.of(brandCode)
  const [rewards, missions, rebate, promotions] = [
    await countClaimable(db, memberId, nowMs),
    await missionsToClaim(db, settings, context),
    await canClaimRebate(db, settings, memberId),
    await countToClaim(deps, context),
  ]
  return { rewards, missions, rebates: rebate ? 1 : 0, promotions }
}
