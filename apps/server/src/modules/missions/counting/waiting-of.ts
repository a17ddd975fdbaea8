// SPDX-License-Identifier: Apache-2.0
import { periodOf } from '@tessera/rules/missions/missions'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { siteTimeZone } from '../../site/index.ts'
import { waitingSince, type Reached } from './progress-store.ts'

/** The longest period, and a day. */
const longestMs = 8 * 86_400_000

/**
 * What these members have reached in the periods of now without having been granted it: their play was not worth the
 * reward yet. Each further bet is another chance.
 */
export async function waitingOf(
  tx: Tx,
  settings: Settings,
  members: readonly { memberId: bigint }[],
  nowMs: number,
): Promise<Reached[]> {
  const lately = await waitingSince(tx, [...new Set(members.map(({ memberId }) => memberId))], {
    beganAfterMs: nowMs - longestMs,
    nowMs,
  })
  const waiting: Reached[] = []
  for (const { kind, brandCode, ...reached } of lately) {
    const timeZone = await siteTimeZone(settings.of(brandCode))
    if (periodOf(kind, nowMs, timeZone).startMs === reached.periodStartMs) waiting.push(reached)
  }
  return waiting
}
