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
  /**
   * It was converted at a price that was fixed when it was asked for, and came in time or late. Undefined: it came as it is, or as the
   * amount that was asked for.
   */
  converted?: 'inTime' | 'late' | undefined
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
  /** The money came in, but a person must decide whose it is, or what it is worth. */
  | { kind: 'suspense'; alert: PaymentAlert }
  | { kind: 'close'; status: 'Failed' | 'Expired' }
  | { kind: 'nothing'; alert?: PaymentAlert }

/**
 * The effect of a payment event on a deposit (D-77). Money that came in is never lost: the received amount is
 * credited whatever amount was requested, even after the deposit expired. A deposit is credited once; later
 * money, or money in another currency, waits in suspense. So does what was converted at the price of its order and came late, or is
 * clearly more than was asked for: whoever may wait for the price to fall would be credited at the old one. Events in the wrong order change nothing that is
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
  if (isAtOldPrice(deposit, payment))
    return { kind: 'suspense', alert: payment.converted === 'late' ? 'latePayment' : 'overpaid' }
  if (deposit.status !== 'Pending') return { kind: 'credit', received: payment.amount, alert: 'latePayment' }
  if (payment.amount < deposit.amount) return { kind: 'credit', received: payment.amount, alert: 'underpaid' }
  if (payment.amount > deposit.amount) return { kind: 'credit', received: payment.amount, alert: 'overpaid' }
  return { kind: 'credit', received: payment.amount }
}

/** Prices are rounded, and wallets pay a little more to be sure. */
const mostOverPercent = 1n

const isAtOldPrice = (deposit: DepositFacts, { converted, amount }: PaymentFacts): boolean =>
  converted === 'late' ||
  (converted === 'inTime' && amount * 100n > deposit.amount * (100n + mostOverPercent))
