// SPDX-License-Identifier: Apache-2.0
import { invalidate } from '../api/use-call-query.ts'
import { useTopic } from '../live/use-topic.ts'

/** Reloads rewards and missions when the platform says that the rewards to claim have changed. */
export function useRewardNews(): void {
  useTopic('rewardCentre.rewards', () =>
    invalidate('rewardCentre.list', 'missions.summary', 'rewards.claimable'),
  )
}
