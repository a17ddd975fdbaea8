// SPDX-License-Identifier: Apache-2.0
import { stretchAt } from '@tessera/rules/compliance/reality-checks'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { minutesOf } from './minutes-of.ts'
import { lockStretch, saveStretch } from './stretch-store.ts'

/**
 * Called when a member opens a game: returns when the reality check of this stretch of play is due, undefined for
 * never. Every game of the stretch waits for the same check.
 */
export async function beginPlay(
  tx: Tx,
  settings: Settings,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<number | undefined> {
  const known = await lockStretch(tx, memberId)
  const minutes = await minutesOf(settings, known.minutes)
  if (minutes === undefined) return undefined
  const stretch = stretchAt(known.stretch, minutes, nowMs)
  if (stretch !== known.stretch) await saveStretch(tx, memberId, stretch)
  return stretch.checkAtMs
}
