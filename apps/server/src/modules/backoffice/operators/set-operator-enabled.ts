import type { Tx } from '../../../platform/db/index.ts'
import { deleteSessionsOf } from './operator-session-store.ts'
import { updateOperatorEnabled, type Operator } from './operator-store.ts'
import { recordHouseAction } from './record-house-action.ts'

/** Closes an operator, who is out at once, or lets him in again. Undefined when there is nobody of that name. */
export async function setOperatorEnabled(tx: Tx, { nowMs }: { nowMs: number }, { name, enabled }: { name: string; enabled: boolean }): Promise<Operator | undefined> {
  const operator = await updateOperatorEnabled(tx, name, enabled)
  if (!operator) return undefined
  if (!enabled) await deleteSessionsOf(tx, operator.id)
  await recordHouseAction(tx, enabled ? 'reopenOperator' : 'closeOperator', operator, nowMs)
  return operator
}
