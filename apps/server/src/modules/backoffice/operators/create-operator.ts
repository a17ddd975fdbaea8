// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { recordHouseAction } from '../audit/record-house-action.ts'
import { audited, insertOperator, type Operator } from './operator-store.ts'
import type { OperatorRole } from '@tessera/rules/operators/permissions'

/** Makes an operator. Undefined when the name is taken, whatever its case. */
export async function createOperator(
  tx: Tx,
  { nowMs }: { nowMs: number },
  input: { name: string; passwordHash: string; role: OperatorRole },
): Promise<Operator | undefined> {
  const created = await insertOperator(tx, input, nowMs)
  if (created) await recordHouseAction(tx, { action: 'createOperator', ...audited(created), nowMs })
  return created
}
