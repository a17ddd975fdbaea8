// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { giveBackPaid, lockLineOf } from '../settlement/line-paid-store.ts'
import { makePayment } from '../settlement/make-payment.ts'
import { lockPayment, type PaymentToMake } from '../settlement/run-store.ts'
import { currencyOf } from '../settlement/settle.ts'
import { storeDecision, type PaymentDecision } from './decision-store.ts'

/**
 * Approves a payment that waits for an operator, and makes it. Answers whom it was paid to; undefined
 * when it waits until the line of the agent is unblocked. Throws `call.notFound`, and `contracts.badState` when it does not wait any more.
 */
export async function approvePayment(
  tx: Tx,
  settings: Settings,
  decision: PaymentDecision,
): Promise<{ memberId: bigint; currency: string } | undefined> {
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
