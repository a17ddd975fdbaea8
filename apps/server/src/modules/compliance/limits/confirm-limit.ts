// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { looserStateOf } from '@tessera/rules/compliance/limits'
import type { Tx } from '../../../platform/db/index.ts'
import { lockGuard } from '../guard-store.ts'
import { noteChange, written } from '../note-change.ts'
import { deleteLimit, findLimit, saveLimit, type LimitKey } from './limit-store.ts'

/** The second yes to a looser limit, or to none. Throws `compliance.notReady` when it is not awaited now. */
export async function confirmLimit(tx: Tx, key: LimitKey, nowMs: number): Promise<void> {
  await lockGuard(tx, key.memberId)
  const limit = await findLimit(tx, key)
  if (!limit?.looser || looserStateOf(limit.looser.askedAtMs, nowMs) !== 'ready')
    throw fault('compliance.notReady')
  const { most } = limit.looser
  if (most === undefined) await deleteLimit(tx, key)
  else await saveLimit(tx, key, most, nowMs)
  await noteChange(tx, {
    memberId: key.memberId,
    nowMs,
    what: 'looserConfirmed',
    details: { kind: key.kind, period: key.period, from: written(limit.most), to: written(most) },
  })
}
