// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { invalidate, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import { useAccountKind, useSession } from '../../../shared/session/session.ts'

export type Reward = CallOutput<'rewards.mallRewards'>['list'][number]
export type Category = Reward['category']
export type Redeem = CallOutput<'rewards.redeems'>['list'][number]

const figures = new Intl.NumberFormat('en-US')

/** Points with commas and Latin digits, like all figures of the platform. */
export const formatPoints = (points: number): string => figures.format(points)

/** Whether the user collects points: a member with a real account. */
export function useHasPoints(): boolean {
  const { trial } = useAccountKind()
  return useSession() === 'member' && !trial
}

/** The member's points and their value; follows the pushes of the platform. */
export function usePoints() {
  const enabled = useHasPoints()
  useTopic('rewards.points', () => invalidate('rewards.pointBalance', 'rewards.redeems'))
  const balance = useCallQuery('rewards.pointBalance', {}, { member: true, enabled })
  const config = useCallQuery('rewards.pointConfig', {}, { member: true, enabled, staleTimeMs: 60_000 })
  return { points: balance.data, config: config.data }
}
