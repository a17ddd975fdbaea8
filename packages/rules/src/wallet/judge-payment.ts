// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'

export type DepositStatus = 'Pending' | 'Success' | 'Failed' | 'Expired'
export type PayState =
  | 'created'
  | 'pending'
  | 'confirming'
  | 'paid'
  | 'partial'
  | 'failed'
  | 'expired'
  | 'reversed'

export interface DepositFacts {
  status: DepositStatus
  amount: Amount
  currency: string
}
export interface PaymentFacts {
  state: PayState
  amount: Amount
  currency: string
}

/** What an operator should look at; the alert is `wallet.<name>`. */
export type PaymentAlert =
  | 'underpaid'
  | 'overpaid'
  | 'latePayment'
  | 'secondPayment'
  | 'foreignCurrency'
  | 'emptyPayment'
  | 'reversedPayment'

export type PaymentVerdict =
  /** The money is credited to the member. */
  | { kind: 'credit'; received: Amount; alert?: PaymentAlert }
  /** The money came in, but a person must decide whose it is. */
  | { kind: 'suspense'; alert: PaymentAlert }
  | { kind: 'close'; status: 'Failed' | 'Expired' }
  | { kind: 'nothing'; alert?: PaymentAlert }

/**
 * The effect of a payment event on a deposit (D-77). Money that came in is never lost: the received amount is
 * credited whatever amount was requested, even after the deposit expired. A deposit is credited once; later
 * money, or money in another currency, waits in suspense. Events in the wrong order change nothing that is
 * settled.
 */
export function judgePayment(deposit: DepositFacts, payment: PaymentFacts): PaymentVerdict {
  switch (payment.state) {
    case 'paid':
    case 'partial':
      return judgeMoney(deposit, payment)
    case 'failed':
      return deposit.status === 'Pending' ? { kind: 'close', status: 'Failed' } : { kind: 'nothing' }
    case 'expired':
      return deposit.status === 'Pending' ? { kind: 'close', status: 'Expired' } : { kind: 'nothing' }
    case 'reversed':
      return { kind: 'nothing', alert: 'reversedPayment' }
    case 'created':
    case 'pending':
    case 'confirming':
      return { kind: 'nothing' }
  }
}

function judgeMoney(deposit: DepositFacts, payment: PaymentFacts): PaymentVerdict {
  if (payment.amount <= 0n) return { kind: 'nothing', alert: 'emptyPayment' }
  if (payment.currency !== deposit.currency) return { kind: 'suspense', alert: 'foreignCurrency' }
  if (deposit.status === 'Success') return { kind: 'suspense', alert: 'secondPayment' }
  if (deposit.status !== 'Pending') return { kind: 'credit', received: payment.amount, alert: 'latePayment' }
  if (payment.amount < deposit.amount) return { kind: 'credit', received: payment.amount, alert: 'underpaid' }
  if (payment.amount > deposit.amount) return { kind: 'credit', received: payment.amount, alert: 'overpaid' }
  return { kind: 'credit', received: payment.amount }
}
