// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { mayAskToReturn } from '@tessera/rules/compliance/exclusions'
import type { Tx } from '../../../platform/db/index.ts'
import { lockGuard } from '../guard-store.ts'
import { noteChange } from '../note-change.ts'
import { exclusionOf, saveReturnAsked } from './exclusion-store.ts'

/**
 * After the term of an exclusion its member asks to return, and can play again a day later. Throws
 * `compliance.notReady` before that term is over, for one without end, and without an exclusion.
 */
export async function askToReturn(
  tx: Tx,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<void> {
  await lockGuard(tx, memberId)
  const exclusion = await exclusionOf(tx, memberId, nowMs)
  if (!exclusion || !mayAskToReturn(exclusion, nowMs)) throw fault('compliance.notReady')
  await saveReturnAsked(tx, memberId, nowMs)
  await noteChange(tx, { memberId, nowMs, what: 'returnAsked', details: {} })
}
