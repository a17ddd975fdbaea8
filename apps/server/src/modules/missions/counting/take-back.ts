// SPDX-License-Identifier: Apache-2.0
import { periodOf } from '@tessera/rules/missions/missions'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { withdrawRewards } from '../../reward-centre/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { removeFinished } from '../leaderboard/count-finished.ts'
import { giveBack } from './budget-store.ts'
import { rewardReference } from './finish-missions.ts'
import type { Gain } from './gains-of.ts'
import { addMissing, fallenOf, saveAtTarget, saveReopened, type Fallen } from './progress-store.ts'

/**
 * Takes back what no longer holds because bets or deposits that counted were taken back: a reward that is not claimed is withdrawn, and
 * the mission goes on; after the claim what is missing lowers the member's next period. Returns whose rewards were withdrawn.
 */
export async function takeBack(
  tx: Tx,
  settings: Settings,
  gains: readonly Gain[],
  nowMs: number,
): Promise<bigint[]> {
  const lowered = gains.filter(({ amount }) => amount < 0n)
  if (lowered.length === 0) return []
  const fallen = await fallenOf(tx, lowered)
  const withdrawn = await withdrawRewards(tx, fallen.map(rewardReference), {
    reason: 'what counted was taken back',
    nowMs,
  })
  for (const one of fallen)
    if (withdrawn.has(rewardReference(one))) await reopen(tx, settings, one)
    else await carry(tx, settings, one, nowMs)
  return fallen.filter((one) => withdrawn.has(rewardReference(one))).map(({ memberId }) => memberId)
}

/** It can be finished again, and its reward is back in the budget. */
async function reopen(tx: Tx, settings: Settings, fallen: Fallen): Promise<void> {
  await saveReopened(tx, fallen)
  await giveBack(tx, fallen.missionId, fallen.reward)
  await removeFinished(tx, settings, fallen)
}

/** What was claimed stays; one that comes once has no next period. */
async function carry(tx: Tx, settings: Settings, fallen: Fallen, nowMs: number): Promise<void> {
  const { periodStartMs, kind, brandCode, endsAtMs } = fallen
  if (kind === 'ONCE') return
  const timeZone = await siteTimeZone(settings.of(brandCode))
  const nextMs = periodOf(kind, periodStartMs, timeZone).endMs!
  const startMs = Math.max(nextMs, periodOf(kind, nowMs, timeZone).startMs)
  if (endsAtMs !== null && startMs >= endsAtMs) return
  await saveAtTarget(tx, fallen)
  await addMissing(tx, fallen, startMs)
}
