// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { todayOf } from '../today.ts'
import { lockContract, terminateContract } from './answer-offer.ts'
import { contractById, type Contract } from './contract-store.ts'

/**
 * The operator ends a contract that it offered itself, with its running period. Throws `call.notFound` when
 * there is no such contract, and `contracts.badState` when it is not active or belongs to two agents.
 */
export async function terminateOwnContract(
  tx: Tx,
  settings: Settings,
  { id, operator, nowMs }: { id: string; operator: string; nowMs: number },
): Promise<{ before: Contract; after: Contract }> {
  if (!(await contractById(tx, id))) throw fault('call.notFound')
  const before = await lockContract(tx, id)
  if (before.uplineId !== null) throw fault('contracts.badState')
  const { brandCode } = before
  const today = await todayOf(tx, settings.of(brandCode), { brandCode, nowMs })
  return { before, after: await terminateContract(tx, before, { operator }, { nowMs, today }) }
}
