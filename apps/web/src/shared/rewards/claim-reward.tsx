// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../api/use-call-query.ts'
import PricedClaim from '../bonuses/priced-claim.tsx'

interface ClaimRewardProps {
  reward: { rewardId: number; title: string }
  onClaim: () => void
  onClose: () => void
}

/** Before a reward that has to be wagered is claimed: what it costs. */
export default function ClaimReward({ reward: { rewardId, title }, ...ways }: ClaimRewardProps) {
  const price = useCallQuery('rewardCentre.price', { rewardId }, { member: true, staleTimeMs: 60_000 })
  return <PricedClaim title={title} price={price} {...ways} />
}
