// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { giveBackPaid, lockLineOf } from '../settlement/line-paid.ts'
import { makePayment } from '../settlement/make-payment.ts'
import { lockPayment, type PaymentToMake } from '../settlement/run-store.ts'
import { currencyOf } from '../settlement/settle.ts'

/** Who decides about a payment, and when. */
export interface PaymentDecision {
  paymentId: string
  operator: string
  nowMs: number
}

/**
 * Approves a payment that waits for an operator, and makes it. Answers whom it was paid to; undefined
 * when it waits until the line of the agent is unblocked. Throws `call.notFound`, and `contracts.badState` when it does not wait any more.
 */
export async function approvePayment(
  tx: Tx,
  settings: Settings,
  decision: PaymentDecision,
): Promise<{ memberId: number; currency: string } | undefined> {
  const { blocked } = await lockPending(tx, decision.paymentId)
  await storeDecision(tx, decision, 'Approved')
  const paid = await makePayment(tx, decision.paymentId, currencyOf({ settings }), decision.nowMs)
  if (!paid && !blocked) throw new Error(`the payment ${decision.paymentId} was approved and not made`)
  return paid
}

/** Declines such a payment: it is never made. Throws like approvePayment. */
export async function declinePayment(tx: Tx, decision: PaymentDecision): Promise<void> {
  await lockLineOf(tx, decision.paymentId)
  await lockPending(tx, decision.paymentId)
  await storeDecision(tx, decision, 'Expired')
  await giveBackPaid(tx, [decision.paymentId])
}

async function lockPending(tx: Tx, id: string): Promise<PaymentToMake> {
  const payment = await lockPayment(tx, id)
  if (!payment) throw fault('call.notFound')
  if (payment.status !== 'Pending') throw fault('contracts.badState')
  return payment
}

const storeDecision = (
  tx: Tx,
  { paymentId, operator, nowMs }: PaymentDecision,
  status: 'Approved' | 'Expired',
): Promise<unknown> =>
  tx.query(
    sql`update contract_payment set status = ${status}, decided_by = ${operator}, decided_at = ${new Date(nowMs)} where id = ${paymentId}`,
  )
