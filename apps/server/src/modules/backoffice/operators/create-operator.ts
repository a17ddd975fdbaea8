// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { recordCommandLineAction } from '../audit/record-command-line-action.ts'
import { audited, insertOperator, type Operator } from './operator-store.ts'
import type { OperatorRole } from '@tessera/rules/operators/permissions'

/** Creates an operator. Undefined when the name is taken, in any case. */
export async function createOperator(
  tx: Tx,
  { nowMs }: { nowMs: number },
  input: { name: string; passwordHash: string; role: OperatorRole },
): Promise<Operator | undefined> {
  const created = await insertOperator(tx, input, nowMs)
  if (created) await recordCommandLineAction(tx, { action: 'createOperator', ...audited(created), nowMs })
  return created
}
