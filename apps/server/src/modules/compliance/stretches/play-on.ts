// SPDX-License-Identifier: Apache-2.0
import { playedOn, stretchAt } from '@tessera/rules/compliance/reality-checks'
import type { Tx } from '../../../platform/db/index.ts'
import type { ComplianceDeps } from '../compliance-deps.ts'
import { minutesOf } from './minutes-of.ts'
import { lockStretch, saveStretch } from './stretch-store.ts'

/** The member has looked at time and result and plays on. Returns when the next reality check is due. */
export async function playOn(
  tx: Tx,
  { settings, moveChecks }: Pick<ComplianceDeps, 'settings' | 'moveChecks'>,
  { memberId, brandCode, nowMs }: { memberId: bigint; brandCode: string; nowMs: number },
): Promise<number | undefined> {
  const known = await lockStretch(tx, memberId)
  const minutes = await minutesOf(settings.of(brandCode), known.minutes)
  if (minutes === undefined) {
    await moveChecks(tx, memberId, undefined)
    return undefined
  }
  const stretch = playedOn(known.stretch ?? stretchAt(undefined, minutes, nowMs), minutes, nowMs)
  await saveStretch(tx, memberId, stretch)
  await moveChecks(tx, memberId, stretch.checkAtMs)
  return stretch.checkAtMs
}
