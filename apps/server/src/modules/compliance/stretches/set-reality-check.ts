// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { ComplianceDeps } from '../compliance-deps.ts'
import { noteChange } from '../note-change.ts'
import { lockStretch, saveMinutes, saveStretch } from './stretch-store.ts'

const minuteMs = 60_000

/**
 * Chooses after how many minutes of play the next checks come, at most as many as the brand has; a running stretch is
 * measured anew from its beginning. Throws `compliance.badMinutes`.
 */
export async function setRealityCheck(
  tx: Tx,
  { settings, moveChecks }: Pick<ComplianceDeps, 'settings' | 'moveChecks'>,
  { memberId, brandCode, nowMs }: { memberId: bigint; brandCode: string; nowMs: number },
  minutes: number,
): Promise<void> {
  const ofBrand = await settings.of(brandCode).read('compliance.realityCheckMinutes')
  if (ofBrand > 0 && minutes > ofBrand) throw fault('compliance.badMinutes')
  const { stretch, minutes: before } = await lockStretch(tx, memberId)
  await saveMinutes(tx, memberId, minutes)
  await noteChange(tx, {
    memberId,
    nowMs,
    what: 'realityCheck',
    details: { from: before ?? ofBrand, to: minutes },
  })
  if (!stretch || stretch.checkAtMs <= nowMs) return
  const checkAtMs = Math.min(stretch.checkAtMs, Math.max(nowMs, stretch.beganAtMs + minutes * minuteMs))
  await saveStretch(tx, memberId, { ...stretch, checkAtMs })
  await moveChecks(tx, memberId, checkAtMs)
}
