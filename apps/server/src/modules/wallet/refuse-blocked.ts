// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../platform/db/index.ts'
import { isBlocked } from '../members/index.ts'

/**
 * Refuses money of accounts whose line was blocked while the request was on its way. Asked after their accounts are
 * locked, because the wait may have been long.
 */
export async function refuseBlocked(tx: Tx, ...memberIds: readonly bigint[]): Promise<void> {
  for (const memberId of memberIds) if (await isBlocked(tx, memberId)) throw fault('call.forbidden')
}
