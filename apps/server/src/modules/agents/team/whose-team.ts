// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { findBelow } from '../../members/index.ts'

/**
 * The requested team: the caller's own, or that of an account below them. Any other name is `call.forbidden`,
 * whether it exists or not (D-127).
 */
export async function whoseTeam(db: Queries, agentId: bigint, account: string): Promise<bigint> {
  if (account === '') return agentId
  const found = await findBelow(db, agentId, account)
  if (found === undefined) throw fault('call.forbidden')
  return found
}
