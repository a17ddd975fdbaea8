// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { lockWorth, offerRewards, spendWorth } from '../../reward-centre/index.ts'
import { addFinished } from '../leaderboard/count-finished.ts'
import { lockMissions, saveSpent } from './budget-store.ts'
import { saveFinished, type Reached } from './progress-store.ts'

const dayMs = 86_400_000

/** The reference of the reward for a period. */
export const rewardReference = ({
  missionId,
  periodStartMs,
  memberId,
}: Omit<Reached, 'reward' | 'wagerTimes'>): string => `mission/${missionId}/${periodStartMs}/${memberId}`

/**
 * Grants the rewards of members who have reached a target, in the order given, as far as the budgets of the
 * missions and, where they begin again, the worth of the members' play reach. Whoever comes after the end of a budget is
 * granted nothing; whose play is not worth it yet waits. Returns the members who were granted one.
 */
export async function finishMissions(
  tx: Tx,
  settings: Settings,
  reached: readonly Reached[],
  nowMs: number,
): Promise<bigint[]> {
  if (reached.length === 0) return []
  const missions = await lockMissions(tx, [...new Set(reached.map(({ missionId }) => missionId))])
  const left = new Map([...missions].map(([id, { budget, spent }]) => [id, budget - spent]))
  const worth = await lockWorth(
    tx,
    reached.map(({ memberId }) => memberId),
  )
  const spent = new Map<bigint, bigint>()
  const within = reached.filter(({ missionId, memberId, reward }) => {
    const after = (left.get(missionId) ?? 0n) - reward
    if (after < 0n) return false
    // What begins again is paid by play; once for life is a welcome, bounded by its budget.
    if (missions.get(missionId)?.kind !== 'ONCE') {
      const taken = (spent.get(memberId) ?? 0n) + reward
      if (taken > (worth.get(memberId) ?? 0n)) return false
      spent.set(memberId, taken)
    }
    left.set(missionId, after)
    return true
  })
  if (within.length === 0) return []
  await spendWorth(tx, spent)
  const claimDays = new Map<string, number>()
  for (const { brandCode } of missions.values())
    claimDays.set(brandCode, await settings.of(brandCode).read('missions.claimDays'))
  await offerRewards(
    tx,
    within.map((one) => {
      const { titles, currency, brandCode } = missions.get(one.missionId)!
      return {
        memberId: one.memberId,
        source: 'MISSION' as const,
        title: { words: titles },
        amount: amountOfMillionths(one.reward),
        currency,
        expiresAtMs: nowMs + (claimDays.get(brandCode) ?? 0) * dayMs,
        wagerTimes: one.wagerTimes,
        reference: rewardReference(one),
      }
    }),
    nowMs,
  )
  await saveFinished(tx, within, nowMs)
  await saveSpent(tx, missions, left)
  await addFinished(
    tx,
    settings,
    within.map((one) => ({ ...one, ...missions.get(one.missionId)! })),
    nowMs,
  )
  return [...new Set(within.map(({ memberId }) => memberId))]
}
