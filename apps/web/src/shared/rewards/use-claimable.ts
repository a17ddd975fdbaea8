// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { invalidate, useCallQuery } from '../api/use-call-query.ts'
import { useTopic } from '../live/use-topic.ts'
import { useAccountKind, useSession } from '../session/session.ts'
import { useRewardNews } from './use-reward-news.ts'

export type Claimable = CallOutput<'rewards.claimable'>

const refetchIntervalMs = 60_000

/** What the member can claim now, for the badges; undefined for everybody else. A trial account is paid nothing. */
export function useClaimable(): Claimable | undefined {
  useRewardNews()
  useTopic('promotions.status', () => invalidate('rewards.claimable'))
  const { trial } = useAccountKind()
  const enabled = useSession() === 'member' && !trial
  return useCallQuery(
    'rewards.claimable',
    {},
    { member: true, enabled, staleTimeMs: refetchIntervalMs, refetchIntervalMs },
  ).data
}
