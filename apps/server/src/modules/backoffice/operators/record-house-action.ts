import type { Tx } from '../../../platform/db/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { Operator } from './operator-store.ts'

type HouseAction = 'createOperator' | 'closeOperator' | 'reopenOperator' | 'setOperatorPassword'

/** Writes down what the house itself did to an operator: where nobody is signed in there is no operator to name. */
export const recordHouseAction = (tx: Tx, action: HouseAction, { id, name, role }: Operator, nowMs: number): Promise<void> =>
  recordAction(tx, { operatorId: null, operatorName: 'the house', action, subject: `operator:${id}`, after: { name, role }, nowMs })
