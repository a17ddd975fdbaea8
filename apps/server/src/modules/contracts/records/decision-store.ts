// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Who decides about a payment, and when. */
export interface PaymentDecision {
  paymentId: string
  operator: string
  nowMs: number
}

/** Notes what an operator decided about a payment. */
export const storeDecision = (
  tx: Tx,
  { paymentId, operator, nowMs }: PaymentDecision,
  status: 'Approved' | 'Expired',
): Promise<unknown> =>
  tx.query(
    sql`update contract_payment set status = ${status}, decided_by = ${operator}, decided_at = ${new Date(nowMs)} where id = ${paymentId}`,
  )
