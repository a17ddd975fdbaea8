// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../../platform/db/index.ts'
import { dropLimit, lockLimit, saveLimit, type StakeLimit } from './limit-store.ts'

/** Sets a limit, or takes it away if it has neither a factor nor an amount; answers the one before. */
export async function setLimit(tx: Tx, limit: StakeLimit): Promise<StakeLimit | undefined> {
  const before = await lockLimit(tx, limit)
  await (limit.factor === null && limit.highest === null ? dropLimit(tx, limit) : saveLimit(tx, limit))
  return before
}
