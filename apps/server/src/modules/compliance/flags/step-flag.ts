// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { insertStep, lockFlag, saveClosed, type FlagStep, type PlayFlag } from './flag-store.ts'

/**
 * Records what an operator did about an open flag; `close` closes it. Throws `call.notFound`, and
 * `compliance.flagClosed` when another operator was faster.
 */
export async function stepFlag(tx: Tx, id: number, step: FlagStep): Promise<PlayFlag> {
  const flag = await lockFlag(tx, id)
  if (!flag) throw fault('call.notFound')
  if (flag.closedAtMs !== null) throw fault('compliance.flagClosed')
  await insertStep(tx, id, step)
  if (step.what !== 'close') return flag
  await saveClosed(tx, id, { by: step.byOperator, nowMs: step.atMs })
  return { ...flag, closedAtMs: step.atMs, closedBy: step.byOperator }
}
